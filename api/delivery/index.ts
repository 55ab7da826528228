// Owns: delivery areas and their prices, the saved addresses of accounts.
// Does not own: the fee of an order; the rules in domain/delivery compute it.
// May be called by: checkout, guests, publishing.
export { areaDocuments } from './documents/area-documents.ts'
export { findSavedAddress, listAddresses, type SavedAddress } from './addresses.queries.ts'
export { loadServedAreas } from './delivery.queries.ts'
export { deliveryRoutes } from './delivery.routes.ts'
export { locate, type Located } from './locate.ts'
export { deliveryData } from './personal-data.ts'
