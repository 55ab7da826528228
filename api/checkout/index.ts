// Owns: the two use cases: quote a cart, place an order; and the add-on taxes.
// Does not own: orders after they are placed.
// May be called by: no other module; it is the top of the module graph.
export { paymentRules } from './payment-rules.ts'
export { checkoutRoutes } from './checkout.routes.ts'
