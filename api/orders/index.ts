// Owns: orders, their lines, taxes and status history.
// Does not own: what an order costs; it is handed a finished quote and freezes it.
// May be called by: branches, payments, publishing, checkout.
export {
  expireUnpaidOrder,
  findOrder,
  freeKey,
  lockOrder,
  notePayment,
  placeUnpaidOrder,
  publishPaymentChange,
  rejectUnpaid,
  reinstateUnpaidOrder,
} from './unpaid-orders.ts'
export { findApproval } from './order-history.ts'
export { createKnownLines } from './known-lines.ts'
export { nameGuests } from './name-guests.ts'
export { hasOpenOrders, hasPlacedOrders } from './open-orders.queries.ts'
export { findPaidLines } from './paid-lines.queries.ts'
export { orderPath } from './order-link.ts'
export { findMailedOrder, findOrderId, findPlacedOrder, type PlacedOrder } from './orders.queries.ts'
export { ordersRoutes } from './orders.routes.ts'
export { ordersStaffRoutes } from './orders.staff.routes.ts'
export type { OrderRow } from './orders.tables.ts'
export type { BookedRefund, PaidOrders } from './paid-orders.ts'
export { ordersData } from './personal-data.ts'
export {
  forgetGuests,
  forgetUnpaid,
  keepReason,
  restrictErased,
  restrictOldOrders,
} from './restricted-guests.ts'
export { countPlacedOrders, giveReceiptNumbers, startReceiptWorker } from './receipt-numbers.ts'
export { readRecentCarts } from './recent-carts.queries.ts'
export { isTestCall, TEST_ORDER_COOKIE, testOrderEnd } from './test-order.ts'
export { type NewOrder, OrderExists, recordOrder } from './record-order.ts'
