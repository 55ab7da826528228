import { type Deps, isoAt } from '../context.ts'
import type { Kysely } from 'kysely'
import { retryDelay } from '#domain/payments/next-poll.ts'
import type { DB } from '../db/schema.ts'

/** A claim expires after this time, because its worker has died: longer than any call with its retries. */
const CLAIM_MS = 180_000

type DueTable = 'payment_attempts' | 'payment_events' | 'refunds'

/** The first due and unclaimed row, of one kind of work. */
export function dueQuery(db: Kysely<DB>, table: DueTable, now: string) {
  return db
    .selectFrom(table)
    .select(['id', 'tries'])
    .where('due_at', 'is not', null)
    .where('due_at', '<=', now)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .orderBy('due_at')
    .limit(1)
}

/** Claims the next due piece of work for this worker; undefined when nothing is due. */
export async function claimDue(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  table: DueTable,
): Promise<{ id: string; tries: number } | undefined> {
  const nowMs = clock()
  const now = isoAt(nowMs)
  for (;;) {
    const row = await dueQuery(db, table, now).executeTakeFirst()
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
