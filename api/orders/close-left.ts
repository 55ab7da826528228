import { messages } from '#domain/messages.ts'
import type { StatusChange } from '#domain/orders/status-change.ts'
import { type Ctx, isoNow, transaction } from '../context.ts'
import { loadEarnRule } from '../loyalty/index.ts'
import { publishLiveEvent } from '../notifications/index.ts'
import {
  approvedQuery,
  concernOf,
  countApproved,
  countUnanswered,
  due,
  leftBefore,
  unansweredQuery,
} from './board.queries.ts'
import type { OrderRow } from './orders.tables.ts'
import type { PaidOrders } from './paid-orders.ts'
import { writeChange } from './write-change.ts'

/** How many orders one call closes: each is a transaction of its own, and a cashier waits for no long one. */
const AT_ONCE = 50

/** `before` of the board that the counter has seen: what was due since then stays as it is. */
type Seen = { before: string }

/** Completes approved orders that were left open on earlier days, the oldest first, and says how many are left. */
export async function finishLeftOrders(
  ctx: Ctx,
  seen: Seen,
  payments: PaidOrders,
): Promise<{ finished: number; left: number }> {
  const span = { ...(await concernOf(ctx)), before: await boundOf(ctx, seen) }
  const orders = await approvedQuery(ctx.db, span).selectAll().orderBy(due).limit(AT_ONCE).execute()
  const finished = await closeAll(ctx, orders, { to: 'completed', reason: null }, payments)
  return { finished, left: await countApproved(ctx, span) }
}

/**
 * Rejects orders of earlier days that nobody has answered, the oldest first, and says how many are left: guests get the
 * mail and their money as if each had been rejected by hand.
 */
export async function rejectLeftOrders(
  ctx: Ctx,
  seen: Seen,
  payments: PaidOrders,
): Promise<{ rejected: number; left: number }> {
  const span = { ...(await concernOf(ctx)), before: await boundOf(ctx, seen) }
  const orders = await unansweredQuery(ctx.db, span).selectAll().orderBy('placed_at').limit(AT_ONCE).execute()
  const rejected = await closeAll(ctx, orders, { to: 'rejected', reason: messages.unanswered }, payments)
  return { rejected, left: await countUnanswered(ctx, span) }
}

async function boundOf(ctx: Ctx, { before }: Seen): Promise<string> {
  const bound = await leftBefore(ctx)
  return before < bound ? before : bound
}

/** Says how many of the orders nobody else has moved meanwhile. */
async function closeAll(
  ctx: Ctx,
  orders: readonly OrderRow[],
  end: Pick<StatusChange, 'to' | 'reason'>,
  payments: PaidOrders,
): Promise<number> {
  const closed = new Map<string, string>()
  let count = 0
  for (const order of orders) {
    const there: Ctx = { ...ctx, branchId: order.branch_id }
    const earnRule = await loadEarnRule(there)
    const change = { ...end, from: order.status, expectedAt: null, minutes: null, at: isoNow(ctx.deps) }
    const isWritten = await transaction(there, async (ctx) => {
      if (!(await writeChange(ctx, order, change, earnRule))) return false
      await payments.follow(ctx, order.id)
      return true
    })
    if (!isWritten) continue
    count++
    closed.set(order.branch_id, order.id)
  }
  // One event for each branch: a board reads everything anew at each.
  for (const [branchId, orderId] of closed)
    await transaction({ ...ctx, branchId }, (ctx) =>
      publishLiveEvent(ctx, { kind: 'order.changed', orderId }),
    )
  return count
}
