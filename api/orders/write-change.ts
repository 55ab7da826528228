import { cents, zero } from '#domain/money.ts'
import type { StatusChange } from '#domain/orders/status-change.ts'
import { isReturned } from '#domain/payments/payment-states.ts'
import type { Ctx } from '../context.ts'
import { earnPoints, type EarnRule, releasePoints } from '../loyalty/index.ts'
import { enqueueMail } from '../notifications/index.ts'
import { recordChange } from '../staff/index.ts'
import { countStatus } from './count-status.ts'
import { addToHistory } from './order-history.ts'
import type { OrderRow } from './orders.tables.ts'

export type Change = StatusChange & { minutes: number | null; at: string }

/**
 * Writes the change with its consequences, but for the live event, unless the status has changed meanwhile; then it writes
 * nothing and returns false.
 */
export async function writeChange(
  ctx: Ctx,
  order: OrderRow,
  change: Change,
  earnRule: EarnRule,
): Promise<boolean> {
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
  await addToHistory(ctx, id, { ...change, minutes: change.to === 'approved' ? change.minutes : null })
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
