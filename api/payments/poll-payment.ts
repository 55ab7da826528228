import type { Ctx } from '../context.ts'
import { findAttempt } from './attempts.queries.ts'
import { gatewayOf } from './find-gateway.ts'
import type { SeenPayment } from './gateway.ts'
import type { AttemptRow } from './payments.tables.ts'
import { giveUp, type PaymentRules, reconcileAttempt } from './reconcile-attempt.ts'

/** Asks the provider how an attempt stands, and settles it. Throws `ProviderError`. */
export async function pollPayment(ctx: Ctx, attempt: AttemptRow, rules: PaymentRules): Promise<AttemptRow> {
  if (attempt.provider_ref === null) return attempt
  const seen = await gatewayOf(ctx.deps, attempt.provider).read(attempt.provider_ref)
  return reconcileAndCollect(ctx, attempt, seen, rules)
}

/**
 * Settles what was seen. The money of a buyer who has confirmed is moved at once, under a key of its own: the same call by
 * return, webhook and sweeper moves it once (payments.md 4, case 22).
 */
export async function reconcileAndCollect(
  ctx: Ctx,
  { id }: AttemptRow,
  seen: SeenPayment,
  rules: PaymentRules,
): Promise<AttemptRow> {
  const { attempt, collects } = await reconcileAttempt(ctx, id, seen, rules)
  if (!collects) return attempt
  const key = `${attempt.idem_key}-collect-${attempt.collects + 1}`
  const collected = await gatewayOf(ctx.deps, attempt.provider).collect(seen.ref, key)
  if (collected.state === 'open') await countCollect(ctx, attempt)
  // Whoever still only agrees is asked about again by the sweeper, under the same key.
  const again = await reconcileAttempt(ctx, id, collected, rules)
  return again.attempt
}

/** The buyer's bank said no: nothing was moved under this key, so that the next yes needs another one (case 23). */
async function countCollect(ctx: Ctx, { id, collects }: AttemptRow): Promise<void> {
  await ctx.db
    .updateTable('payment_attempts')
    .set({ collects: collects + 1 })
    .where('id', '=', id)
    .where('collects', '=', collects)
    .execute()
}

/** Makes an attempt that nobody has paid impossible, as far as its provider can, and gives it up. */
export async function closeAttempt(
  ctx: Ctx,
  attempt: AttemptRow,
  rules: PaymentRules,
  { state, why }: { state: 'expired' | 'canceled'; why: string },
): Promise<AttemptRow> {
  if (attempt.provider_ref !== null) {
    const seen = await gatewayOf(ctx.deps, attempt.provider).close(attempt.provider_ref)
    // A buyer who has confirmed and then left is not charged.
    if (seen.state !== 'confirmed') await reconcileAttempt(ctx, attempt.id, seen, rules)
  }
  await giveUp(ctx, attempt.id, { state, why })
  return findAttempt(ctx, attempt.id)
}
