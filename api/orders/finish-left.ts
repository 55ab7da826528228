import { type Ctx, isoNow, transaction } from '../context.ts'
import { loadEarnRule } from '../loyalty/index.ts'
import { publishLiveEvent } from '../notifications/index.ts'
import { approvedQuery, concernOf, countApproved, due, leftBefore } from './board.queries.ts'
import type { PaidOrders } from './paid-orders.ts'
import { writeChange } from './write-change.ts'

/** How many orders one call completes: each is a transaction of its own, and a cashier waits for no long one. */
const AT_ONCE = 50

/**
 * Completes approved orders that were left open on earlier days, the oldest first, and says how many are left. What was due
 * since `before`, which the counter has seen, stays as it is.
 */
export async function finishLeftOrders(
  ctx: Ctx,
  seen: { before: string },
  payments: PaidOrders,
): Promise<{ finished: number; left: number }> {
  const concern = await concernOf(ctx)
  const bound = await leftBefore(ctx)
  const span = { before: seen.before < bound ? seen.before : bound }
  const orders = await approvedQuery(ctx.db, { ...concern, ...span })
    .selectAll()
    .orderBy(due)
    .limit(AT_ONCE)
    .execute()
  const finished = new Map<string, string>()
  let count = 0
  for (const order of orders) {
    const there: Ctx = { ...ctx, branchId: order.branch_id }
    const earnRule = await loadEarnRule(there)
    const change = {
      from: order.status,
      to: 'completed',
      expectedAt: null,
      reason: null,
      minutes: null,
      at: isoNow(ctx.deps),
    } as const
    const isWritten = await transaction(there, async (ctx) => {
      if (!(await writeChange(ctx, order, change, earnRule))) return false
      await payments.follow(ctx, order.id)
      return true
    })
    if (!isWritten) continue
    count++
    finished.set(order.branch_id, order.id)
  }
  // One event for each branch: a board reads everything anew at each.
  for (const [branchId, orderId] of finished)
    await transaction({ ...ctx, branchId }, (ctx) =>
      publishLiveEvent(ctx, { kind: 'order.changed', orderId }),
    )
  return { finished: count, left: await countApproved(ctx, concern, span) }
}
