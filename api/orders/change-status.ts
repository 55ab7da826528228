import type { Selectable } from 'kysely'
import type { OrderStatus } from '#contract/orders.ts'
import type { StaffOrder } from '#contract/orders.staff.ts'
import { messages } from '#domain/messages.ts'
import { cents, zero } from '#domain/money.ts'
import { decideStatusChange, type StatusChange } from '#domain/orders/status-change.ts'
import { undoOf } from '#domain/orders/undo.ts'
import { isReturned } from '#domain/payments/payment-states.ts'
import { type Ctx, isoAt, transaction } from '../context.ts'
import { staffOf } from '../http/access.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import { earnPoints, type EarnRule, loadEarnRule, releasePoints } from '../loyalty/index.ts'
import { enqueueMail, publishLiveEvent } from '../notifications/index.ts'
import { recordChange } from '../staff/index.ts'
import { countStatus } from './count-status.ts'
import type { OrdersTables } from './orders.tables.ts'
import type { PaidOrders } from './paid-orders.ts'
import { findOrderRow, findStaffOrder } from './staff-orders.queries.ts'
import { undoChange } from './undo-change.ts'

type OrderRow = Selectable<OrdersTables['orders']>
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
    await payments.follow(ctx, orderId)
    return true
  })
  return isWritten ? findStaffOrder(ctx, orderId) : answerLateChange(ctx, orderId, wanted)
}

type Change = StatusChange & { minutes: number | null; at: string }

/** Writes the change unless the status has changed meanwhile; then it writes nothing and returns false. */
async function writeChange(ctx: Ctx, order: OrderRow, change: Change, earnRule: EarnRule): Promise<boolean> {
  const { id, code } = order
  const moved = await ctx.db
    .updateTable('orders')
    .set({
      status: change.to,
      ...(change.expectedAt === null ? {} : { expected_at: change.expectedAt }),
      ...(change.reason === null ? {} : { reject_reason: change.reason }),
    })
    .where('id', '=', id)
    .where('status', '=', change.from)
    .returning('payment_state')
    .executeTakeFirst()
  if (!moved) return false
  await ctx.db
    .insertInto('order_status_changes')
    .values({
      id: ctx.deps.newId(),
      order_id: id,
      from_status: change.from,
      to_status: change.to,
      changed_at: change.at,
      actor: ctx.actor.kind,
      member_id: staffOf(ctx.actor).memberId,
      minutes: change.to === 'approved' ? change.minutes : null,
      reason: change.reason,
    })
    .execute()
  await recordChange(ctx, {
    subject: { kind: 'order', id, name: code },
    before: { status: change.from },
    after: {
      status: change.to,
      ...(change.expectedAt !== null && { expectedAt: change.expectedAt }),
      // The log is kept longer than what is written about a guest.
      ...(change.reason !== null && { hasReason: true }),
    },
    branchId: order.branch_id,
  })
  await publishLiveEvent(ctx, { kind: 'order.changed', orderId: id })
  countStatus(ctx, order, change.to)
  if (change.to === 'completed' && order.is_test === 0) {
    const isPaidBack = moved.payment_state !== null && isReturned(moved.payment_state)
    const finished = { id, code, userId: order.user_id, goods: isPaidBack ? zero : cents(order.goods_cents) }
    await earnPoints(ctx, finished, earnRule)
  }
  if (change.to === 'rejected') await releasePoints(ctx, id)
  await mailGuest(ctx, order, change)
  return true
}

async function mailGuest(ctx: Ctx, { id, email, language }: OrderRow, change: Change): Promise<void> {
  const to = { email, language }
  if (change.to === 'approved') {
    await enqueueMail(ctx, { kind: 'order_approved', orderId: id, expectedAt: change.expectedAt }, to)
  }
  if (change.to === 'rejected') {
    await enqueueMail(ctx, { kind: 'order_rejected', orderId: id, reason: change.reason ?? '' }, to)
  }
}

/**
 * The order no longer has the status that the counter saw: either this change is applied already, or it is a conflict.
 */
async function answerLateChange(ctx: Ctx, orderId: string, wanted: Wanted): Promise<StaffOrder> {
  const last = await ctx.db
    .selectFrom('order_status_changes')
    .select(['from_status', 'to_status', 'member_id', 'minutes', 'reason'])
    .where('order_id', '=', orderId)
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
  const { to, by, at } = order.history.at(-1) ?? { to: order.status, by: '', at: order.placedAt }
  throw new AppError('conflict', messages.orderMovedOn, { current: { status: to, by, at } })
}
