import { cents } from '#domain/money.ts'
import { refundedSum } from '#domain/payments/refundable.ts'
import { refundState } from '#domain/payments/reconcile-payment.ts'
import { type Ctx, transaction } from '../context.ts'
import { findOrder, lockOrder, notePayment } from '../orders/index.ts'
import { findAttempt, knownRefund, refundsOf } from './attempts.queries.ts'
import { putOff } from './due.ts'
import { gatewayOf, providerErrorOf } from './find-gateway.ts'
import type { SeenRefund } from './gateway.ts'
import { pollQuietly } from './poll-payment.ts'
import { alarmOfRefund, noteRefund } from './note-refunds.ts'
import type { RefundRow } from './payments.tables.ts'

/** Makes a refund that was requested, under its own key; one that the provider is still processing is polled. */
export async function sendRefund(ctx: Ctx, { id, tries }: { id: string; tries: number }): Promise<void> {
  const row = await findRefund(ctx, id)
  const attempt = await findAttempt(ctx, row.attempt_id)
  if (row.state === 'pending') {
    // It has been made: only what the provider says about it ends it, never a question that failed.
    await putOff(ctx.deps, 'refunds', { id, tries: 10, error: '' })
    return pollQuietly(ctx, attempt)
  }
  try {
    const order = await findOrder(ctx, attempt.order_id)
    const seen = await gatewayOf(ctx.deps, attempt.provider).refund(attempt.provider_ref ?? '', {
      amount: cents(row.amount_cents),
      currency: attempt.currency,
      key: row.idem_key ?? '',
      note: row.reason || order.code,
    })
    await write(ctx, row, seen)
  } catch (error) {
    const { kind, code } = providerErrorOf(error)
    ctx.deps.log.error('a refund was not made', { provider: attempt.provider, kind, code, tries })
    // A try before this one may have made it: only a refusal of the refund itself says that it was not.
    const isOpen = kind === 'unknown' || (tries > 1 && kind !== 'refused')
    if (isOpen) await putOff(ctx.deps, 'refunds', { id, tries, error: code })
    else await write(ctx, row, { ref: '', amount: cents(0), state: 'failed', reference: null }, code)
  }
}

const findRefund = (ctx: Pick<Ctx, 'db'>, id: string): Promise<RefundRow> =>
  ctx.db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function write(
  ctx: Ctx,
  { id, attempt_id }: RefundRow,
  seen: SeenRefund,
  error?: string,
): Promise<void> {
  const { order_id: orderId } = await findAttempt(ctx, attempt_id)
  await transaction(ctx, async (bare) => {
    const order = await lockOrder(bare, orderId)
    const ctx = { ...bare, branchId: order.branch_id, language: order.language }
    const attempt = await findAttempt(ctx, attempt_id)
    const row = await findRefund(ctx, id)
    if (error === undefined) await noteRefund(ctx, { attempt, order, row, seen })
    else {
      await ctx.db
        .updateTable('refunds')
        .set({ state: 'failed', due_at: null, claimed_until: null, last_error: error })
        .where('id', '=', id)
        .execute()
      await alarmOfRefund(ctx, { attempt, order, row })
    }
    const refunded = refundedSum((await refundsOf(ctx, [attempt.id])).map(knownRefund))
    const state = refundState(attempt.state, cents(attempt.captured_cents), refunded)
    await ctx.db.updateTable('payment_attempts').set({ state }).where('id', '=', attempt.id).execute()
    if (attempt.pays_order === 1 || order.status === 'pending_payment') {
      await notePayment(ctx, order, { state, refunded })
    }
  })
}
