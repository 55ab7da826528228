import { PAYMENT_MINUTES } from '#domain/limits.ts'
import { cents } from '#domain/money.ts'
import { paymentDescription } from '#domain/payments/payment-description.ts'
import { afterCommit, type Ctx, isoAt } from '../context.ts'
import { flag } from '../db/columns.ts'
import { findOrder, notePayment, type OrderRow } from '../orders/index.ts'
import { tokenHash } from '../platform/session-token.ts'
import { lastAttempt } from './attempts.queries.ts'
import type { Gateway, NewPayment } from './gateway.ts'
import { paymentToken } from './payment-token.ts'
import type { AttemptRow } from './payments.tables.ts'

const MINUTE = 60_000

/**
 * Records the next attempt to pay an order, before its provider is called (payments.md rule 2); call it in the
 * transaction that writes or reopens the order. The same process calls the provider first. `title` is the name of the
 * restaurant.
 */
export async function openAttempt(
  ctx: Ctx,
  orderId: string,
  { gateway, currency, title }: { gateway: Gateway; currency: string; title: string },
): Promise<void> {
  const order = await findOrder(ctx, orderId)
  const number = ((await lastAttempt(ctx, orderId))?.number ?? 0) + 1
  const id = ctx.deps.newId()
  const now = ctx.deps.clock()
  const instant = (minutes: number) => isoAt(now + minutes * MINUTE)
  await ctx.db
    .insertInto('payment_attempts')
    .values({
      id,
      order_id: orderId,
      number,
      provider: gateway.id,
      provider_ref: null,
      token_hash: tokenHash(paymentToken(ctx.deps, id)),
      idem_key: `order-${order.code}-pay-${number}`,
      origin: ctx.origin,
      amount_cents: order.total_cents,
      currency,
      description: paymentDescription(title, order.code),
      is_live: flag(gateway.isLive),
      holds: flag(gateway.canHold),
      state: 'created',
      provider_state: '',
      url: null,
      created_at: instant(0),
      expires_at: instant(PAYMENT_MINUTES),
      due_at: instant(2),
      claimed_until: instant(1),
    })
    .execute()
  await notePayment(ctx, order, { state: 'created', refunded: 0 })
  afterCommit(ctx, () => ctx.deps.metrics.payments.inc({ provider: gateway.id, state: 'created' }))
}

/** The request to the provider, always the same for the same attempt. */
export function newPayment(ctx: Pick<Ctx, 'deps'>, attempt: AttemptRow, order: OrderRow): NewPayment {
  const back = new URLSearchParams({
    payment: attempt.provider,
    sess: paymentToken(ctx.deps, attempt.id),
  })
  return {
    key: attempt.idem_key,
    orderCode: order.code,
    amount: cents(attempt.amount_cents),
    currency: attempt.currency,
    description: attempt.description || order.code,
    email: order.email,
    language: order.language,
    holds: attempt.holds === 1,
    returnUrl: `${attempt.origin}/?${back}`,
    cancelUrl: `${attempt.origin}/?${back}&cancel=1`,
    webhookUrl: `${attempt.origin}/api/payments/${attempt.provider}/webhook`,
    madeAt: attempt.created_at,
    expiresAt: attempt.expires_at,
  }
}
