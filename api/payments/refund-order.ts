import { z } from 'zod'
import type { OrderPayments } from '#contract/payments.staff.ts'
import { type Cents, Money } from '#contract/primitives.ts'
import { cents } from '#domain/money.ts'
import { messages } from '#domain/messages.ts'
import { hasMoved } from '#domain/payments/payment-states.ts'
import {
  decideRefund,
  paidForLine,
  refundable,
  requestedSum,
  type WantedRefund,
} from '#domain/payments/refundable.ts'
import { refundLimits } from '#domain/staff/permissions.ts'
import { type Ctx, transaction } from '../context.ts'
import { staffOf } from '../http/access.ts'
import { AppError, throwFieldErrors } from '../http/errors.ts'
import { hashRequest } from '../http/hash-request.ts'
import { recordChange } from '../staff/index.ts'
import { findPaidLines, lockOrder } from '../orders/index.ts'
import { knownRefund, payingAttempt, refundsOf } from './attempts.queries.ts'
import { requestRefund } from './request-refund.ts'
import { findStaffPayable, showOrderPayments, sumsOf } from './staff-payments.queries.ts'

/**
 * Refunds an order, an amount or some lines; the provider is called afterwards. Throws `conflict` when nothing is left
 * or nothing was paid online, `ValidationError` by field, also above the limit of the member's role, `idempotency_mismatch`. The same key refunds once, however
 * often it is sent.
 */
export async function refundOrder(
  ctx: Ctx,
  orderId: string,
  wanted: WantedRefund & { reason: string },
  sentKey?: string,
): Promise<OrderPayments> {
  await findStaffPayable(ctx, orderId)
  const { memberId, role } = staffOf(ctx.actor)
  const request = sentKey && { key: `${memberId}:${sentKey}`, hash: hashRequest({ orderId, ...wanted }) }
  await transaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    if (request && (await isRequestedBefore(ctx, request))) return
    const attempt = await payingAttempt(ctx, orderId)
    if (!attempt || !hasMoved(attempt.state)) throw new AppError('conflict', messages.notPaidOnline)
    const refunds = (await refundsOf(ctx, [attempt.id])).map(knownRefund)
    const captured = cents(attempt.captured_cents)
    if (attempt.state === 'charged_back' || refundable(captured, refunds) <= 0) {
      throw new AppError('conflict', messages.refundTooHigh)
    }
    const lines = await findPaidLines(ctx, orderId)
    const decided = decideRefund(wanted, {
      captured,
      limit: refundLimits[role] ?? null,
      refunds,
      lineAmounts: lines.map((line) => paidForLine(line, sumsOf(order))),
    })
    if (!decided.ok) return throwFieldErrors(decided.problems)
    await requestRefund(ctx, attempt, {
      amount: decided.value.amount,
      lines: decided.value.lines,
      cause: 'staff',
      reason: wanted.reason,
      memberId,
      ...(request && { request }),
    })
    const before = requestedSum(refunds)
    await recordChange(ctx, {
      subject: { kind: 'refund', id: orderId, name: order.code },
      before: { refunded: euros(before) },
      after: {
        refunded: euros(cents(before + decided.value.amount)),
        lines: decided.value.lines,
        // The log is kept longer than what is written about a guest.
        hasReason: wanted.reason !== '',
      },
      branchId: order.branch_id,
    })
  })
  return showOrderPayments(ctx, orderId)
}

const euros = (amount: Cents): number => z.encode(Money, amount)

async function isRequestedBefore(ctx: Ctx, { key, hash }: { key: string; hash: string }): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('refunds')
    .select('request_hash')
    .where('request_key', '=', key)
    .executeTakeFirst()
  if (row && row.request_hash !== hash) {
    throw new AppError('idempotency_mismatch', 'Another refund was asked for under this key')
  }
  return row !== undefined
}
