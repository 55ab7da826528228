import type { RefundCause } from '#contract/payments.staff.ts'
import type { Cents } from '#contract/primitives.ts'
import { cents } from '#domain/money.ts'
import { refundable } from '#domain/payments/refundable.ts'
import { afterCommit, type Ctx, isoNow } from '../context.ts'
import { findOrder, publishPaymentChange } from '../orders/index.ts'
import { knownRefund, refundsOf } from './attempts.queries.ts'
import type { AttemptRow, RefundRow } from './payments.tables.ts'

export type NewRefund = {
  amount: number
  cause: RefundCause
  reason?: string
  lines?: readonly number[]
  memberId?: string
  request?: { key: string; hash: string }
}

/** Why the system refunds by itself. */
const automatic: readonly RefundCause[] = ['rejected', 'late', 'double']

/** Whether the system has requested a refund by itself. */
export const isAutomatic = ({ cause }: Pick<RefundRow, 'cause'>): boolean => automatic.includes(cause)

/**
 * Requests a refund of all that is left of an attempt. One that was requested automatically and has failed is not
 * requested again: the staff decides.
 */
export async function refundRemainder(ctx: Ctx, attempt: AttemptRow, cause: RefundCause): Promise<void> {
  const refunds = await refundsOf(ctx, [attempt.id])
  if (refunds.some((refund) => refund.state === 'failed' && isAutomatic(refund))) return
  const amount = remainderOf(attempt, refunds)
  if (amount > 0) await requestRefund(ctx, attempt, { amount, cause })
}

/** What is left of an attempt to refund. */
export const remainderOf = (attempt: AttemptRow, refunds: readonly RefundRow[]): Cents =>
  refundable(cents(attempt.captured_cents), refunds.map(knownRefund))

/** Records a refund, for the worker to make, and publishes it; the caller holds the lock on the order. Returns its id. */
export async function requestRefund(ctx: Ctx, attempt: AttemptRow, refund: NewRefund): Promise<string> {
  const order = await findOrder(ctx, attempt.order_id)
  const { last } = await ctx.db
    .selectFrom('refunds')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'refunds.attempt_id')
    .where('payment_attempts.order_id', '=', attempt.order_id)
    .select((eb) => eb.fn.max('refunds.number').as('last'))
    .executeTakeFirstOrThrow()
  const number = Number(last ?? 0) + 1
  const id = ctx.deps.newId()
  const now = isoNow(ctx.deps)
  await ctx.db
    .insertInto('refunds')
    .values({
      id,
      attempt_id: attempt.id,
      number,
      idem_key: `order-${order.code}-refund-${number}`,
      request_key: refund.request?.key ?? null,
      request_hash: refund.request?.hash ?? null,
      provider_ref: null,
      amount_cents: refund.amount,
      state: 'requested',
      cause: refund.cause,
      reason: refund.reason ?? '',
      lines_json: JSON.stringify(refund.lines ?? []),
      member_id: refund.memberId ?? null,
      created_at: now,
      due_at: now,
    })
    .execute()
  await publishPaymentChange(ctx, order)
  afterCommit(ctx, () => ctx.deps.paymentSignal.notify())
  return id
}
