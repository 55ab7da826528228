import type { Ctx } from '../context.ts'
import { findAttempt } from './attempts.queries.ts'
import { gatewayOf, providerErrorOf } from './find-gateway.ts'
import type { SeenPayment } from './gateway.ts'
import type { AttemptRow } from './payments.tables.ts'
import { giveUp, reconcileAttempt } from './reconcile-attempt.ts'

/** Reads the state of an attempt at its provider, and reconciles it. Throws `ProviderError`. */
export async function pollPayment(ctx: Ctx, attempt: AttemptRow): Promise<AttemptRow> {
  if (attempt.provider_ref === null) return attempt
  const seen = await gatewayOf(ctx.deps, attempt.provider).read(attempt.provider_ref)
  return reconcileAndCollect(ctx, attempt, seen)
}

/** The same where another poll follows: a provider that does not answer, or refuses the question, changes nothing. */
export async function pollQuietly(ctx: Ctx, attempt: AttemptRow): Promise<void> {
  try {
    await pollPayment(ctx, attempt)
  } catch (error) {
    const { code } = providerErrorOf(error)
    ctx.deps.log.info('a payment could not be asked about', { provider: attempt.provider, code })
  }
}

/**
 * Reconciles a payment as read. A confirmed payment is captured at once, under a key of its own: the same call by
 * return, webhook and worker captures it once (payments.md 4, case 22).
 */
export async function reconcileAndCollect(
  ctx: Ctx,
  { id }: AttemptRow,
  seen: SeenPayment,
): Promise<AttemptRow> {
  const { attempt, collects } = await reconcileAttempt(ctx, id, seen)
  if (!collects) return attempt
  const key = `${attempt.idem_key}-collect-${attempt.collects + 1}`
  const collected = await gatewayOf(ctx.deps, attempt.provider).collect(seen.ref, key)
  if (collected.state === 'open') await countCollect(ctx, attempt)
  // A payment that is still only confirmed is polled again by the worker, under the same key.
  const again = await reconcileAttempt(ctx, id, collected)
  return again.attempt
}

/** The bank has declined: no money was moved under this key, so the next approval needs a new one (case 23). */
async function countCollect(ctx: Ctx, { id, collects }: AttemptRow): Promise<void> {
  await ctx.db
    .updateTable('payment_attempts')
    .set({ collects: collects + 1 })
    .where('id', '=', id)
    .where('collects', '=', collects)
    .execute()
}

/** Closes an unpaid attempt, as far as its provider can, and abandons it. */
export async function closeAttempt(
  ctx: Ctx,
  attempt: AttemptRow,
  { state, why }: { state: 'expired' | 'canceled'; why: string },
): Promise<AttemptRow> {
  if (attempt.provider_ref !== null) {
    const seen = await gatewayOf(ctx.deps, attempt.provider).close(attempt.provider_ref)
    // A buyer who has confirmed and then abandoned the payment is not charged.
    if (seen.state !== 'confirmed') await reconcileAttempt(ctx, attempt.id, seen)
  }
  await giveUp(ctx, attempt.id, { state, why })
  return findAttempt(ctx, attempt.id)
}
