// Owns: the ways to pay.
// Does not own: what an order costs; checkout decides and orders keeps it.
// May be called by: checkout.
export type { Gateway } from './gateway.ts'
export { createGateways } from './gateways.ts'
export { loadPaymentProviders } from './payments.queries.ts'
export { paymentsRoutes } from './payments.routes.ts'
