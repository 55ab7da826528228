import { type Ctx, isoNow } from '../context.ts'
import { findBySeen } from './attempts.queries.ts'
import { putOff } from './due.ts'
import { gatewayOf, providerErrorOf } from './find-gateway.ts'
import { reconcileAndCollect } from './poll-payment.ts'

/**
 * Processes a webhook event: the payment it names is read at the provider and reconciled; the event itself is not
 * trusted.
 */
export async function processEvent(ctx: Ctx, { id, tries }: { id: string; tries: number }): Promise<void> {
  const event = await ctx.db
    .selectFrom('payment_events')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  try {
    await end(ctx, id, await follow(ctx, event.provider, event.provider_ref))
  } catch (error) {
    const { kind, code } = providerErrorOf(error)
    // A key that is not accepted says nothing of the payment.
    if (kind === 'unknown' || kind === 'denied')
      await putOff(ctx.deps, 'payment_events', { id, tries, error: code })
    else await end(ctx, id, kind)
  }
}

async function follow(ctx: Ctx, provider: string, ref: string | null): Promise<string> {
  if (ref === null) return 'nothing to look at'
  const seen = await gatewayOf(ctx.deps, provider).read(ref)
  const attempt = await findBySeen(ctx, provider, seen)
  if (!attempt) return 'not ours'
  return (await reconcileAndCollect(ctx, attempt, seen)).state
}

async function end(ctx: Ctx, id: string, outcome: string): Promise<void> {
  await ctx.db
    .updateTable('payment_events')
    .set({
      outcome,
      processed_at: isoNow(ctx.deps),
      due_at: null,
      claimed_until: null,
    })
    .where('id', '=', id)
    .execute()
}
