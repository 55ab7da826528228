import { messages } from '#domain/messages.ts'
import { currencyOf } from '#domain/money.ts'
import { isDead } from '#domain/payments/payment-states.ts'
import { type Ctx, transaction } from '../context.ts'
import { AppError } from '../http/errors.ts'
import { findOrder, lockOrder, type OrderRow, reinstateUnpaidOrder } from '../orders/index.ts'
import { loadSettings } from '../settings/index.ts'
import { lastAttempt } from './attempts.queries.ts'
import { openAttempt } from './open-attempt.ts'

/**
 * Opens a new attempt for an order whose last attempt is closed. Returns false when another call has done so meanwhile.
 * Throws `conflict` when the order is no longer available, or was replaced by another one.
 */
export async function openNextAttempt(ctx: Ctx, orderId: string): Promise<boolean> {
  const unpaidOrder = await findOrder(ctx, orderId)
  const gateway = ctx.deps.gateways.get(unpaidOrder.payment_method)
  if (!gateway || !(await slotHolds(ctx, unpaidOrder))) throw new AppError('conflict', messages.dateOutside)
  const { COUNTRY, SITE_TITLE: title } = await loadSettings(ctx)
  const currency = currencyOf(COUNTRY)
  return transaction(ctx, async (bare) => {
    const order = await lockOrder(bare, orderId)
    const ctx = { ...bare, branchId: order.branch_id }
    const last = await lastAttempt(ctx, orderId)
    if (order.status !== 'pending_payment' || (last && !isDead(last.state))) return false
    // Its cart was ordered in another way: paid now, it would be cooked twice.
    if (order.idempotency_key === null) throw new AppError('conflict', messages.orderReplaced)
    if (order.closed_at !== null && !(await reinstateUnpaidOrder(ctx, order))) {
      throw new AppError('conflict', messages.pointsNotAllowed)
    }
    await openAttempt(ctx, orderId, { gateway, currency, title })
    return true
  })
}

/** Whether an expired order cannot be paid by another attempt, because its time can no longer be kept. */
export async function isTooLateToPay(ctx: Ctx, orderId: string): Promise<boolean> {
  const order = await findOrder(ctx, orderId)
  if (order.status !== 'pending_payment' || order.closed_at === null) return false
  const last = await lastAttempt(ctx, orderId)
  const isUnknown = last !== undefined && !isDead(last.state)
  return !isUnknown && !(await slotHolds(ctx, order))
}

const slotHolds = (ctx: Ctx, order: OrderRow): Promise<boolean> =>
  ctx.deps.paymentRules.slotHolds({ ...ctx, branchId: order.branch_id }, order)
