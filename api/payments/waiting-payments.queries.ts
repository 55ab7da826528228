import { GRACE_MS } from '#domain/payments/next-poll.ts'
import { type Deps, isoAt } from '../context.ts'

/** How many payments and refunds wait for their providers, since when (ISO 8601, UTC), and for which providers. */
export type WaitingPayments = { waiting: number; oldestSince: string | null; providers: string[] }

/**
 * The payments that are over and whose end their providers do not tell, and the refunds that they have not taken: they do not
 * answer, or do not accept the key.
 */
export async function waitingPayments({
  db,
  clock,
  providerNames,
}: Pick<Deps, 'db' | 'clock' | 'providerNames'>): Promise<WaitingPayments> {
  const ends = db
    .selectFrom('payment_attempts')
    .select(['provider', 'expires_at as since'])
    .where('due_at', 'is not', null)
    .where('state', 'in', ['created', 'open'])
    .where('expires_at', '<=', isoAt(clock() - GRACE_MS))
  const refunds = db
    .selectFrom('refunds')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'refunds.attempt_id')
    .select(['provider', 'refunds.created_at as since'])
    .where('refunds.due_at', 'is not', null)
    .where('refunds.state', '=', 'requested')
  const rows = await ends.unionAll(refunds).orderBy('since').execute()
  return {
    waiting: rows.length,
    oldestSince: rows[0]?.since ?? null,
    providers: [...new Set(rows.map(({ provider }) => providerNames.get(provider) ?? provider))],
  }
}
