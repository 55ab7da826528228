import { type Ctx, isoAt } from '../context.ts'
import { raiseAlarm } from './alarms.ts'
import { findBySeen } from './attempts.queries.ts'
import type { SeenPayment } from './gateway.ts'
import { providerErrorOf } from './find-gateway.ts'
import { reconcileAndCollect } from './poll-payment.ts'

const SPAN_MS = 48 * 60 * 60_000
const OURS = /^order-\w+-pay-\d+$/

/**
 * Compares the payments of the last two days at every provider with ours: each is reconciled once more, and one without
 * an order raises an alarm (payments.md rule 6). Returns how many were read.
 */
export async function reconcilePayments(ctx: Ctx): Promise<number> {
  const since = isoAt(ctx.deps.clock() - SPAN_MS)
  let count = 0
  for (const gateway of ctx.deps.gateways.values()) {
    try {
      for await (const seen of gateway.since(since)) {
        count++
        await compare(ctx, gateway.id, seen)
      }
    } catch (error) {
      const { code } = providerErrorOf(error)
      ctx.deps.log.error('a provider could not be compared with', { provider: gateway.id, code })
    }
  }
  return count
}

async function compare(ctx: Ctx, provider: string, seen: SeenPayment): Promise<void> {
  const attempt = await findBySeen(ctx, provider, seen)
  if (attempt) {
    await reconcileAndCollect(ctx, attempt, seen)
    return
  }
  const hasMoney = seen.state === 'paid' || seen.state === 'authorized'
  // The restaurant may receive other payments through the same account; those are ignored.
  if (!hasMoney || !OURS.test(seen.reference ?? '')) return
  await raiseAlarm(ctx, { kind: 'without_order', provider, ref: seen.ref, order: null, amount: seen.amount })
}

/** Deletes webhook events after the time in which a provider repeats them. Returns how many. */
export async function forgetEvents(ctx: Ctx): Promise<number> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('payment_events')
    .where('received_at', '<', isoAt(ctx.deps.clock() - 30 * 24 * 60 * 60_000))
    .where('due_at', 'is', null)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
