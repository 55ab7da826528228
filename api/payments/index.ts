// Owns: the ways to pay, attempts to pay, refunds, alarms.
// Does not own: what an order costs; checkout decides and orders keeps it.
// May be called by: checkout; operations, which tells the staff what waits for a provider.
export { abandonPayment } from './abandon-payment.ts'
export { PAYMENT_COOKIE } from './check-payment.ts'
export type { Gateway } from './gateway.ts'
export { createGateways, paymentSection, providerNames } from './providers.ts'
export { whileGuestWaits } from './gateways/call-limit.ts'
export { isTooLateToPay, openNextAttempt } from './open-next-attempt.ts'
export { openAttempt } from './open-attempt.ts'
export { paidOrders } from './paid-orders.ts'
export { startPaymentWorker } from './payment-worker.ts'
export { loadPaymentProviders } from './payments.queries.ts'
export { paymentsRoutes } from './payments.routes.ts'
export { paymentsStaffRoutes } from './payments.staff.routes.ts'
export { forgetEvents, reconcilePayments } from './reconcile-payments.ts'
export { restrictReasons } from './restrict-reasons.ts'
export { startPayment } from './start-payment.ts'
export { waitingPayments } from './waiting-payments.queries.ts'
