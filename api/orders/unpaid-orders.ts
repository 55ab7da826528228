import { cents } from '#domain/money.ts'
import { messages } from '#domain/messages.ts'
import type { OrderStatus } from '#contract/orders.ts'
import type { PaymentState } from '#contract/payments.ts'
import { isReturned } from '#domain/payments/payment-states.ts'
import { type Ctx, isoNow } from '../context.ts'
import { holdPoints, releasePoints, restorePoints, takeBackPoints } from '../loyalty/index.ts'
import { enqueueMail, publishLiveEvent } from '../notifications/index.ts'
import { countStatus } from './count-status.ts'
import { addToHistory } from './order-history.ts'
import type { OrderRow } from './orders.tables.ts'
import { publishOrder } from './publish-order.ts'

/** An order in any status. Throws for an unknown id. */
export function findOrder(ctx: Pick<Ctx, 'db'>, id: string): Promise<OrderRow> {
  return ctx.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/**
 * Locks the row of an order for this transaction and returns it: reconciling one of its payments begins with this lock,
 * so that at most one runs at a time.
 */
export function lockOrder(ctx: Ctx, id: string): Promise<OrderRow> {
  return ctx.db
    .updateTable('orders')
    .set((eb) => ({ refunded_cents: eb.ref('refunded_cents') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Places an order whose payment has arrived: from now on the restaurant sees it. Its row is locked by the caller. */
export async function placeUnpaidOrder(ctx: Ctx, order: OrderRow): Promise<void> {
  const placedAt = isoNow(ctx.deps)
  await ctx.db
    .updateTable('orders')
    .set({ status: 'pending_approval', placed_at: placedAt, closed_at: null })
    .where('id', '=', order.id)
    .execute()
  await noteStatus(ctx, order, 'pending_approval')
  await publishOrder(ctx, { id: order.id, email: order.email, language: order.language })
}

/** Expires an unpaid order: its points are free again. */
export async function expireUnpaidOrder(ctx: Ctx, order: OrderRow): Promise<void> {
  await ctx.db
    .updateTable('orders')
    .set({ closed_at: isoNow(ctx.deps) })
    .where('id', '=', order.id)
    .execute()
  await releasePoints(ctx, order.id)
  await publishLiveEvent(ctx, { kind: 'unpaid.changed', orderId: order.id })
  countStatus(ctx, order, 'expired')
}

/** Reinstates an expired order. Returns false, and changes nothing, when its points have been spent meanwhile. */
export async function reinstateUnpaidOrder(ctx: Ctx, order: OrderRow): Promise<boolean> {
  if (order.discount_cents > 0) {
    const isHeld =
      order.user_id !== null && (await holdPoints(ctx, order.user_id, order, cents(order.discount_cents)))
    if (!isHeld) return false
  }
  await ctx.db
    .updateTable('orders')
    .set({ closed_at: null, placed_at: isoNow(ctx.deps) })
    .where('id', '=', order.id)
    .execute()
  await publishLiveEvent(ctx, { kind: 'unpaid.changed', orderId: order.id })
  return true
}

/** Rejects an order by the system whose payment is lost before the staff accepted it. */
export async function rejectUnpaid(ctx: Ctx, order: OrderRow): Promise<void> {
  const reason = messages.paymentLost
  await ctx.db
    .updateTable('orders')
    .set({ status: 'rejected', reject_reason: reason })
    .where('id', '=', order.id)
    .execute()
  await noteStatus(ctx, order, 'rejected', reason)
  await publishLiveEvent(ctx, { kind: 'order.changed', orderId: order.id })
  await releasePoints(ctx, order.id)
  await enqueueMail(ctx, { kind: 'order_rejected', orderId: order.id, reason }, order)
}

/**
 * Stores the payment state beside the order, and publishes it. Once all of its money is back, the points that it earned
 * are taken back, until a refund turns out to have failed.
 */
export async function notePayment(
  ctx: Ctx,
  order: OrderRow,
  { state, refunded }: { state: PaymentState; refunded: number },
): Promise<void> {
  if (order.payment_state === state && order.refunded_cents === refunded) return
  await ctx.db
    .updateTable('orders')
    .set({ payment_state: state, refunded_cents: refunded })
    .where('id', '=', order.id)
    .execute()
  if (isReturned(state)) await takeBackPoints(ctx, order.id)
  else if (order.payment_state !== null && isReturned(order.payment_state)) await restorePoints(ctx, order.id)
  await publishPaymentChange(ctx, order)
}

/** Publishes that something about the payment of an order has changed, in the branch of the order. */
export async function publishPaymentChange(ctx: Ctx, order: OrderRow): Promise<void> {
  const kind = order.status === 'pending_payment' ? 'unpaid.changed' : 'order.changed'
  await publishLiveEvent({ ...ctx, branchId: order.branch_id }, { kind, orderId: order.id })
}

/** Frees the idempotency key of an expired order: its cart is ordered anew, in another way or at another time. */
export async function freeKey(ctx: Ctx, orderId: string): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('orders')
    .set({ idempotency_key: null })
    .where('id', '=', orderId)
    .where('status', '=', 'pending_payment')
    .where('closed_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

async function noteStatus(
  ctx: Ctx,
  order: OrderRow,
  status: OrderStatus,
  reason: string | null = null,
): Promise<void> {
  countStatus(ctx, order, status)
  await addToHistory(ctx, order.id, { from: order.status, to: status, at: isoNow(ctx.deps), reason })
}
