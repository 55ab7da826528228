import type { PaymentState } from '#contract/payments.ts'
import { cents } from '#domain/money.ts'
import { nextPoll } from '#domain/payments/next-poll.ts'
import { isDead, isOpen } from '#domain/payments/payment-states.ts'
import { refundedSum } from '#domain/payments/refundable.ts'
import { refundState, reconcilePayment } from '#domain/payments/reconcile-payment.ts'
import { afterCommit, type Ctx, isoAt, transaction } from '../context.ts'
import { flag } from '../db/columns.ts'
import { findOrder, lockOrder, type OrderRow } from '../orders/index.ts'
import { raiseAlarm } from './alarms.ts'
import { findAttempt, knownRefund, refundsOf } from './attempts.queries.ts'
import { followPayment } from './follow-payment.ts'
import type { SeenPayment } from './gateway.ts'
import { noteRefunds } from './note-refunds.ts'
import type { AttemptRow } from './payments.tables.ts'

/**
 * Records the state of an attempt at its provider, with all consequences; the one path for return, webhook and worker.
 * However often and in whichever order it is called, states move forward only (apart from refunds that fail after they
 * were made) and each consequence is applied once.
 * Returns whether a confirmed payment must be captured now.
 */
export async function reconcileAttempt(
  ctx: Ctx,
  attemptId: string,
  seen: SeenPayment,
): Promise<{ attempt: AttemptRow; collects: boolean }> {
  const { order_id: orderId } = await findAttempt(ctx, attemptId)
  const isInTime = await couldStillBeMade(ctx, orderId)
  return transaction(ctx, async (bare) => {
    const order = await lockOrder(bare, orderId)
    const ctx = inBranchOf(bare, order)
    const before = await findAttempt(ctx, attemptId)
    const reconciled = reconcilePayment(
      {
        state: before.state,
        amount: cents(before.amount_cents),
        currency: before.currency,
        key: before.idem_key,
        isLive: before.is_live === 1,
        captured: cents(before.captured_cents),
        wasHeld: before.was_held === 1,
      },
      seen,
    )
    if (reconciled.isMismatch) await alarm(ctx, 'mismatch', { attempt: before, order, ref: seen.ref })
    else await noteRefunds(ctx, before, order, seen)
    const refunded = refundedSum((await refundsOf(ctx, [attemptId])).map(knownRefund))
    const state = refundState(reconciled.state, reconciled.captured, refunded)
    if (state === 'charged_back' && before.state !== state) {
      await alarm(ctx, 'charged_back', { attempt: before, order, ref: seen.ref })
    }
    const isNews = state !== before.state || before.provider_ref === null
    const attempt = await writeAttempt(ctx, before, {
      state,
      captured_cents: reconciled.captured,
      was_held: flag(reconciled.wasHeld),
      provider_state: isNews ? seen.providerState : before.provider_state,
      // A payment that is not ours must not be linked to the attempt.
      ...(!reconciled.isMismatch && { provider_ref: before.provider_ref ?? seen.ref }),
      ...(isOpen(state) && !reconciled.isMismatch && seen.url !== null && { url: seen.url }),
      ...(isOpen(state) && seen.expiresAt !== null && seen.expiresAt < before.expires_at
        ? { expires_at: seen.expiresAt }
        : {}),
    })
    await followPayment(ctx, attempt, order, isInTime && !isReplaced(order))
    return { attempt: await findAttempt(ctx, attemptId), collects: reconciled.collects && !isDead(state) }
  })
}

/** Ends an attempt by a decision of the system: no money was moved, and a later payment counts as late. */
export async function giveUp(
  ctx: Ctx,
  attemptId: string,
  { state, why }: { state: 'failed' | 'expired' | 'canceled'; why: string },
): Promise<AttemptRow> {
  const { order_id: orderId } = await findAttempt(ctx, attemptId)
  return transaction(ctx, async (bare) => {
    const order = await lockOrder(bare, orderId)
    const ctx = inBranchOf(bare, order)
    const before = await findAttempt(ctx, attemptId)
    if (!isOpen(before.state) || before.state === 'processing') return before
    const attempt = await writeAttempt(ctx, before, { state, last_error: why })
    await followPayment(ctx, attempt, order, false)
    return attempt
  })
}

/** Applies the consequences again, because the order has changed. Call it in the transaction of the change. */
export async function followOrder(ctx: Ctx, attempt: AttemptRow): Promise<void> {
  await followPayment(ctx, attempt, await findOrder(ctx, attempt.order_id), false)
}

async function couldStillBeMade(ctx: Ctx, orderId: string): Promise<boolean> {
  const order = await findOrder(ctx, orderId)
  if (order.status !== 'pending_payment' || order.closed_at === null) return false
  return ctx.deps.paymentRules.slotHolds(inBranchOf(ctx, order), order)
}

/** Its key was freed for another order, or its guest was pseudonymised. */
const isReplaced = ({ idempotency_key }: OrderRow): boolean => idempotency_key === null

type Change = {
  state: PaymentState
  captured_cents?: number
  was_held?: 0 | 1
  provider_state?: string
  provider_ref?: string
  url?: string
  expires_at?: string
  last_error?: string
}

async function writeAttempt(ctx: Ctx, before: AttemptRow, change: Change): Promise<AttemptRow> {
  const now = ctx.deps.clock()
  const poll = nextPoll({ state: change.state, createdAt: before.created_at }, now)
  const attempt = await ctx.db
    .updateTable('payment_attempts')
    .set({
      ...change,
      due_at: poll === null ? null : isoAt(poll),
      tries: 0,
      claimed_until: null,
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  afterCommit(ctx, () => {
    const { provider, state } = attempt
    if (state !== before.state) ctx.deps.metrics.payments.inc({ provider, state })
    ctx.deps.paymentSignal.notify()
  })
  return attempt
}

/** Consequences use the branch and the language of the order, whatever the caller's are. */
function inBranchOf(ctx: Ctx, order: OrderRow): Ctx {
  return { ...ctx, branchId: order.branch_id, language: order.language }
}

function alarm(
  ctx: Ctx,
  kind: 'mismatch' | 'charged_back',
  { attempt, order, ref }: { attempt: AttemptRow; order: OrderRow; ref: string },
): Promise<void> {
  return raiseAlarm(ctx, { kind, provider: attempt.provider, ref, order, amount: attempt.amount_cents })
}
