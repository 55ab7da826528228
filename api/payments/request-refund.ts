import type { RefundCause } from '#contract/payments.staff.ts'
import { cents } from '#domain/money.ts'
import { refundable } from '#domain/payments/refundable.ts'
import { afterCommit, type Ctx, isoNow } from '../context.ts'
import { findOrder } from '../orders/index.ts'
import { knownRefund, refundsOf } from './attempts.queries.ts'
import type { AttemptRow } from './payments.tables.ts'

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

/**
 * Requests a refund of all that is left of an attempt. One that was requested automatically and has failed is not
 * requested again: the staff decides.
 */
export async function refundRemainder(ctx: Ctx, attempt: AttemptRow, cause: RefundCause): Promise<void> {
  const refunds = await refundsOf(ctx, [attempt.id])
  if (refunds.some(({ state, cause }) => state === 'failed' && automatic.includes(cause))) return
  const left = refundable(cents(attempt.captured_cents), refunds.map(knownRefund))
  if (left > 0) await requestRefund(ctx, attempt, { amount: left, cause })
}

/** Records a refund, for the worker to make; the caller holds the lock on the order. Returns its id. */
export async function requestRefund(ctx: Ctx, attempt: AttemptRow, refund: NewRefund): Promise<string> {
  const { code } = await findOrder(ctx, attempt.order_id)
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
      idem_key: `order-${code}-refund-${number}`,
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
  afterCommit(ctx, () => ctx.deps.paymentSignal.notify())
  return id
}
