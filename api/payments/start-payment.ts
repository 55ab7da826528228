import { setTimeout as wait } from 'node:timers/promises'
import { messages } from '#domain/messages.ts'
import { isDead, isOpen } from '#domain/payments/payment-states.ts'
import { type Ctx, isoAt } from '../context.ts'
import { AppError } from '../http/errors.ts'
import { findOrder } from '../orders/index.ts'
import { findAttempt, lastAttempt } from './attempts.queries.ts'
import { currentCallLimit, GUEST_WAIT_MS } from './gateways/call-limit.ts'
import { gatewayOf, providerErrorOf } from './find-gateway.ts'
import { reconcileAndCollect } from './poll-payment.ts'
import { newPayment } from './open-attempt.ts'
import { paymentToken } from './payment-token.ts'
import type { AttemptRow } from './payments.tables.ts'
import { giveUp } from './reconcile-attempt.ts'

const CLAIM_MS = 60_000
const POLL_MS = 50

/**
 * `started`: the buyer pays at `url`. `dead`: another attempt may be opened. `busy`: not known yet. `over`: it is paid.
 */
export type Start =
  | { kind: 'started'; url: string; token: string }
  | { kind: 'dead' }
  | { kind: 'busy' }
  | { kind: 'over' }

/**
 * Returns the payment page of the last attempt of an order; the first caller requests it from the provider, always
 * under the same key. Call it outside of transactions. Throws `unavailable` when the provider does not answer or
 * refuses it; the order waits, and can be paid again.
 */
export async function startPayment(ctx: Ctx, orderId: string, { isFirst = false } = {}): Promise<Start> {
  let attempt = await lastAttempt(ctx, orderId)
  if (!attempt) return { kind: 'over' }
  if (attempt.state === 'created') attempt = await create(ctx, attempt, isFirst)
  if (isDead(attempt.state)) return { kind: 'dead' }
  if (attempt.state === 'open' && attempt.url !== null) {
    return { kind: 'started', url: attempt.url, token: paymentToken(ctx.deps, attempt.id) }
  }
  return { kind: isOpen(attempt.state) || attempt.state === 'review' ? 'busy' : 'over' }
}

async function create(ctx: Ctx, attempt: AttemptRow, isFirst: boolean): Promise<AttemptRow> {
  if (!isFirst && !(await claim(ctx, attempt))) return waitForOther(ctx, attempt)
  try {
    return await createAtProvider(ctx, attempt)
  } catch (error) {
    const { kind, code } = providerErrorOf(error)
    if (kind === 'unknown') {
      await ctx.db
        .updateTable('payment_attempts')
        .set({ claimed_until: null, last_error: code })
        .where('id', '=', attempt.id)
        .execute()
    } else await giveUp(ctx, attempt.id, { state: 'failed', why: code })
    ctx.deps.log.error('a payment could not be started', { provider: attempt.provider, code, kind })
    throw new AppError('unavailable', messages.paymentProblem)
  }
}

/** Requests the payment page of an attempt from the provider; the same key returns the same page. */
export async function createAtProvider(ctx: Ctx, attempt: AttemptRow): Promise<AttemptRow> {
  const order = await findOrder(ctx, attempt.order_id)
  const seen = await gatewayOf(ctx.deps, attempt.provider).create(newPayment(ctx, attempt, order))
  return reconcileAndCollect(ctx, attempt, seen)
}

async function claim(ctx: Ctx, { id }: AttemptRow): Promise<boolean> {
  const now = ctx.deps.clock()
  const { numUpdatedRows } = await ctx.db
    .updateTable('payment_attempts')
    .set({ claimed_until: isoAt(now + CLAIM_MS) })
    .where('id', '=', id)
    .where('state', '=', 'created')
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', isoAt(now))]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Another caller is requesting the page at this moment. */
async function waitForOther(ctx: Ctx, { id }: AttemptRow): Promise<AttemptRow> {
  const end = performance.now() + GUEST_WAIT_MS
  const isOver = () => currentCallLimit()?.signal.aborted ?? false
  for (;;) {
    const attempt = await findAttempt(ctx, id)
    if (attempt.state !== 'created') return attempt
    if (attempt.claimed_until === null || performance.now() > end || isOver()) {
      throw new AppError('unavailable', messages.paymentProblem)
    }
    await wait(POLL_MS)
  }
}
