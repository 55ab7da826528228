import { cents } from '#domain/money.ts'
import { isOpen } from '#domain/payments/payment-states.ts'
import type { Ctx } from '../context.ts'
import type { PaidOrders } from '../orders/index.ts'
import { findAttempt, payingAttempt } from './attempts.queries.ts'
import { gatewayOf, providerErrorOf } from './find-gateway.ts'
import { reconcileAndCollect } from './poll-payment.ts'
import { followOrder } from './reconcile-attempt.ts'
import { findBookedRefunds } from './staff-payments.queries.ts'

/** How long the counter waits for the money; then the order is approved and the worker continues. */
const PATIENCE_MS = 5_000

/** The payment functions that orders call when staff change the status of an order. */
export const paidOrders: PaidOrders = {
  capture: async (ctx, orderId) => {
    const attempt = await payingAttempt(ctx, orderId)
    if (attempt?.state !== 'authorized' || attempt.provider_ref === null) return
    const late = new AbortController()
    await Promise.race([captureNow(ctx, attempt.id), patience(late.signal)])
    late.abort()
  },
  follow: async (ctx, orderId) => {
    const attempt = await payingAttempt(ctx, orderId)
    if (attempt && !isOpen(attempt.state)) await followOrder(ctx, attempt)
  },
  refunds: findBookedRefunds,
}

async function captureNow(ctx: Ctx, attemptId: string): Promise<void> {
  const attempt = await findAttempt(ctx, attemptId)
  const ref = attempt.provider_ref ?? ''
  try {
    const gateway = gatewayOf(ctx.deps, attempt.provider)
    const seen = await gateway
      .capture(ref, cents(attempt.amount_cents), `${attempt.idem_key}-capture`)
      .catch((error: unknown) =>
        providerErrorOf(error).kind === 'unknown' ? Promise.reject(error) : gateway.read(ref),
      )
    await reconcileAndCollect(ctx, attempt, seen)
  } catch (error) {
    const code = error instanceof Error ? providerErrorOf(error).code : ''
    ctx.deps.log.error('held money could not be taken yet', { provider: attempt.provider, code })
  }
}

function patience(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS)
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })
}
