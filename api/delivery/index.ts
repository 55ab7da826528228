// Owns: delivery areas and their prices, the saved addresses of accounts.
// Does not own: the fee of an order; the rules in domain/delivery compute it.
// May be called by: checkout.
export { findSavedAddress } from './addresses.queries.ts'
export { loadAreas } from './delivery.queries.ts'
export { deliveryRoutes } from './delivery.routes.ts'
export { deliveryData } from './personal-data.ts'
