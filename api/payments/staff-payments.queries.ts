import type { OrderPayments, Refund } from '#contract/payments.staff.ts'
import { cents } from '#domain/money.ts'
import { hasMoved } from '#domain/payments/payment-states.ts'
import { paidForLine, refundable, refundedLines } from '#domain/payments/refundable.ts'
import type { Ctx } from '../context.ts'
import { worksAt } from '../http/access.ts'
import { AppError } from '../http/errors.ts'
import { type BookedRefund, findPaidLines, type OrderRow, type PaidOrders } from '../orders/index.ts'
import { knownRefund, refundsOf } from './attempts.queries.ts'
import type { RefundRow } from './payments.tables.ts'

/** The order of one of the member's branches. Throws `not_found`. */
export async function findStaffPayable(ctx: Ctx, id: string): Promise<OrderRow> {
  const order = await ctx.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
  if (!order || order.status === 'pending_payment' || !worksAt(ctx.actor, order.branch_id)) {
    throw new AppError('not_found', 'There is no such order')
  }
  return order
}

/** How an order was paid online, with the refunded and the refundable amounts. Throws `not_found`. */
export async function showOrderPayments(ctx: Ctx, orderId: string): Promise<OrderPayments> {
  const order = await findStaffPayable(ctx, orderId)
  const attempts = await ctx.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute()
  const refunds = await refundsOf(
    ctx,
    attempts.map(({ id }) => id),
  )
  const paying = attempts.find(({ pays_order }) => pays_order === 1)
  const known = refunds.filter(({ attempt_id }) => attempt_id === paying?.id).map(knownRefund)
  const isRefunded = refundedLines(known)
  const canRefund = paying !== undefined && hasMoved(paying.state) && paying.state !== 'charged_back'
  return {
    attempts: attempts.map((attempt) => ({
      id: attempt.id,
      provider: attempt.provider,
      reference: attempt.provider_ref,
      state: attempt.state,
      providerState: attempt.provider_state,
      isLive: attempt.is_live === 1,
      amount: cents(attempt.amount_cents),
      captured: cents(attempt.captured_cents),
      at: attempt.created_at,
      refunds: refunds.filter(({ attempt_id }) => attempt_id === attempt.id).map(shownRefund),
    })),
    refundable: canRefund ? refundable(cents(paying.captured_cents), known) : cents(0),
    lines: (await findPaidLines(ctx, orderId)).map(({ position, name, price, deposit }) => ({
      position,
      name,
      amount: paidForLine({ price, deposit }, sumsOf(order)),
      isRefunded: isRefunded.has(position),
    })),
  }
}

const shownRefund = ({ id, amount_cents, state, cause, reason, created_at }: RefundRow): Refund => ({
  id,
  amount: cents(amount_cents),
  state,
  cause,
  reason,
  at: created_at,
})

/** The refunds of some orders for the books, by the id of the order. */
export const findBookedRefunds: PaidOrders['refunds'] = async ({ db }, orderIds) => {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'refunds.attempt_id')
    .selectAll('refunds')
    .select('payment_attempts.order_id')
    .where('payment_attempts.order_id', 'in', orderIds)
    .orderBy('refunds.created_at')
    .orderBy('refunds.id')
    .execute()
  const refunds = new Map<string, BookedRefund[]>()
  for (const row of rows) {
    const booked = { ...shownRefund(row), lines: knownRefund(row).lines }
    refunds.set(row.order_id, [...(refunds.get(row.order_id) ?? []), booked])
  }
  return refunds
}

/** The amounts of an order that are distributed over its lines. */
export const sumsOf = (order: OrderRow) => ({
  goods: cents(order.goods_cents),
  deposit: cents(order.deposit_cents),
  delivery: cents(order.delivery_cents),
  discount: cents(order.discount_cents),
  tax: cents(order.tax_cents),
})
