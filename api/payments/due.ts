import { type Deps, isoAt } from '../context.ts'
import type { Kysely } from 'kysely'
import { LONGEST_WAIT_MS, retryDelay } from '#domain/payments/next-poll.ts'
import type { DB } from '../db/schema.ts'

/** A claim expires after this time, because its worker has died: longer than any call with its retries. */
const CLAIM_MS = 180_000
/** The clocks of two servers are this far apart at most. */
const SKEW_MS = 60_000

type DueTable = 'payment_attempts' | 'payment_events' | 'refunds'

/**
 * The first due and unclaimed row, of one kind of work. What is due or claimed further ahead than anything is planned was
 * written before the clock was set back, and does not wait.
 */
export function dueQuery(db: Kysely<DB>, table: DueTable, nowMs: number) {
  const now = isoAt(nowMs)
  const tooLate = isoAt(nowMs + LONGEST_WAIT_MS + SKEW_MS)
  return db
    .selectFrom(table)
    .select(['id', 'tries'])
    .where('due_at', 'is not', null)
    .where((eb) => eb.or([eb('due_at', '<=', now), eb('due_at', '>', tooLate)]))
    .where((eb) =>
      eb.or([
        eb('claimed_until', 'is', null),
        eb('claimed_until', '<=', now),
        eb('claimed_until', '>', isoAt(nowMs + CLAIM_MS + SKEW_MS)),
      ]),
    )
    .orderBy('due_at')
    .limit(1)
}

/** Claims the next due piece of work for this worker; undefined when nothing is due. */
export async function claimDue(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  table: DueTable,
): Promise<{ id: string; tries: number } | undefined> {
  const nowMs = clock()
  for (;;) {
    const row = await dueQuery(db, table, nowMs).executeTakeFirst()
    if (!row) return undefined
    const tries = row.tries + 1
    const { numUpdatedRows } = await db
      .updateTable(table)
      .set({ tries, claimed_until: isoAt(nowMs + CLAIM_MS) })
      .where('id', '=', row.id)
      .where('tries', '=', row.tries)
      .where('due_at', 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows === 1n) return { id: row.id, tries }
  }
}

/** The work failed; it is retried later. */
export async function putOff(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  table: DueTable,
  { id, tries, error }: { id: string; tries: number; error: string },
): Promise<void> {
  await db
    .updateTable(table)
    .set({
      due_at: isoAt(clock() + retryDelay(tries)),
      claimed_until: null,
      last_error: error,
    })
    .where('id', '=', id)
    .execute()
}

/** The work is done. */
export async function endDue({ db }: Pick<Deps, 'db'>, table: DueTable, id: string): Promise<void> {
  await db.updateTable(table).set({ due_at: null, claimed_until: null }).where('id', '=', id).execute()
}
