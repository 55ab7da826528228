import type { OrderStatus } from '#contract/orders.ts'
import { afterCommit, type Ctx } from '../context.ts'
import type { OrderRow } from './orders.tables.ts'

/**
 * Counts that an order has reached a status, or that an unpaid one has expired, once it is committed. Test orders do not
 * count.
 */
export function countStatus(
  ctx: Ctx,
  { deliver_type: way, is_test }: Pick<OrderRow, 'deliver_type' | 'is_test'>,
  status: OrderStatus | 'expired',
): void {
  if (is_test === 0) afterCommit(ctx, () => ctx.deps.metrics.orders.inc({ way, status }))
}
