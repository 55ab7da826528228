import { cents, zero } from '../money.ts'
import type { SoldOrder } from '../orders/sales-report.ts'

/** An order of 9,90 € to be collected, placed at a local time; `more` overrides. */
export const soldOrder = (placedAt = '2026-11-20 19:00:00', more: Partial<SoldOrder> = {}): SoldOrder => ({
  placedAt,
  isRejected: false,
  branchId: 'main',
  deliverType: 'takeaway',
  payment: { method: 'cash', provider: null },
  area: null,
  goods: cents(990),
  deposit: zero,
  delivery: zero,
  discount: zero,
  tax: zero,
  tip: zero,
  total: cents(990),
  refunded: zero,
  ...more,
})
