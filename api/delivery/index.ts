// Owns: delivery areas and their prices.
// Does not own: the fee of an order; the rules in domain/delivery compute it.
// May be called by: checkout.
export { loadAreas } from './delivery.queries.ts'
export { deliveryRoutes } from './delivery.routes.ts'
