import type { OrderStatus } from '#contract/orders.ts'
import type { StaffOrder } from '#contract/orders.staff.ts'
import { decideStatusChange } from '#domain/orders/status-change.ts'
import { undoOf } from '#domain/orders/undo.ts'
import { type Ctx, isoAt, transaction } from '../context.ts'
import { staffOf } from '../http/access.ts'
import { ValidationError } from '../http/errors.ts'
import { loadEarnRule } from '../loyalty/index.ts'
import { publishLiveEvent } from '../notifications/index.ts'
import { movedOn } from './moved-on.ts'
import type { PaidOrders } from './paid-orders.ts'
import { findOrderRow, findStaffOrder } from './staff-orders.queries.ts'
import { undoChange } from './undo-change.ts'
import { writeChange } from './write-change.ts'

type Wanted = {
  /** The status that the counter saw. */
  from: OrderStatus
  status: OrderStatus
  minutes?: number | null | undefined
  reason?: string | null | undefined
}

/**
 * Changes the status of an order as the counter requests, with all consequences: the history, the points, the mail, the
 * live event. Throws `not_found`, `conflict` with the current state when another change came first, `ValidationError`
 * by field. The same change sent again by the same member, because its answer was lost, is answered and not done twice.
 */
export async function changeStatus(
  caller: Ctx,
  orderId: string,
  wanted: Wanted,
  payments: PaidOrders,
): Promise<StaffOrder> {
  const order = await findOrderRow(caller, orderId)
  // What follows belongs to the branch of the order, wherever the counter stands.
  const ctx: Ctx = { ...caller, branchId: order.branch_id }
  if (order.status !== wanted.from) return answerLateChange(ctx, orderId, wanted)
  if (undoOf(wanted.from) === wanted.status) {
    const isUndone = await undoChange(ctx, order)
    return isUndone ? findStaffOrder(ctx, orderId) : answerLateChange(ctx, orderId, wanted)
  }
  const now = ctx.deps.clock()
  const decided = decideStatusChange(
    { status: order.status, deliverAt: order.deliver_at, deliverDate: order.deliver_date },
    wanted,
    { by: 'staff', now },
  )
  if (!decided.ok) throw new ValidationError(decided.problems)
  const change = { ...decided.value, minutes: wanted.minutes ?? null, at: isoAt(now) }
  const earnRule = await loadEarnRule(ctx)
  if (change.to === 'approved') await payments.capture(ctx, orderId)
  const isWritten = await transaction(ctx, async (ctx) => {
    if (!(await writeChange(ctx, order, change, earnRule))) return false
    await publishLiveEvent(ctx, { kind: 'order.changed', orderId })
    await payments.follow(ctx, orderId)
    return true
  })
  return isWritten ? findStaffOrder(ctx, orderId) : answerLateChange(ctx, orderId, wanted)
}

/**
 * The order no longer has the status that the counter saw: either this change is applied already, or it is a conflict.
 */
async function answerLateChange(ctx: Ctx, orderId: string, wanted: Wanted): Promise<StaffOrder> {
  const last = await ctx.db
    .selectFrom('order_status_changes')
    .select(['from_status', 'to_status', 'member_id', 'minutes', 'reason'])
    .where('order_id', '=', orderId)
    // Another time that was told since is no other status.
    .where((eb) => eb.or([eb('from_status', 'is', null), eb('from_status', '!=', eb.ref('to_status'))]))
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const order = await findStaffOrder(ctx, orderId)
  const isThisVeryChange =
    last?.from_status === wanted.from &&
    last.to_status === wanted.status &&
    last.member_id === staffOf(ctx.actor).memberId &&
    (last.minutes === null || last.minutes === wanted.minutes) &&
    (last.reason === null || last.reason === wanted.reason)
  if (isThisVeryChange) return order
  throw movedOn(order)
}
