import type { Kysely, Selectable } from 'kysely'
import type { DB } from '../db/schema.ts'
import type { NotificationsTables } from './notifications.tables.ts'

export type OutboxRow = Selectable<NotificationsTables['outbox']>

/** Whoever claimed a mail and does not renew the claim for so long is taken for dead. */
const CLAIM_MS = 10_000

/** The mail that is due first and not claimed by a worker; the longest waiting one comes first. */
export function dueQuery(db: Kysely<DB>, now: string) {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_try_at', '<=', now)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(1)
}

/** How many mails are neither sent nor given up. */
export async function countWaitingMails(db: Kysely<DB>): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Takes the next due mail for this worker alone; undefined when nothing is due. */
export async function claimNext(db: Kysely<DB>, nowMs: number): Promise<OutboxRow | undefined> {
  const now = new Date(nowMs).toISOString()
  for (;;) {
    const row = await dueQuery(db, now).executeTakeFirst()
    if (!row) return undefined
    const claim = { attempts: row.attempts + 1, claimed_until: claimEnd(nowMs) }
    const taken = await open(db, row).set(claim).executeTakeFirst()
    if (taken.numUpdatedRows === 1n) return { ...row, ...claim }
  }
}

/** Says that the worker is still alive and busy with the mail. */
export async function renewClaim(db: Kysely<DB>, row: OutboxRow, nowMs: number): Promise<void> {
  await open(db, row)
    .set({ claimed_until: claimEnd(nowMs) })
    .execute()
}

/** Keeps what the mail is called before it goes out, so that every further try calls it the same. */
export async function noteMessage(
  db: Kysely<DB>,
  row: OutboxRow,
  message: { messageId: string; subject: string },
): Promise<void> {
  const { messageId, subject } = message
  await open(db, row).set({ message_id: messageId, subject }).execute()
}

/** The mail is with somebody else now; what it said may have been secret and is forgotten. */
export async function noteSent(db: Kysely<DB>, row: OutboxRow, sentAt: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sent_at: sentAt, failed_at: null, claimed_until: null, last_error: null, payload_json: '{}' })
    .where('id', '=', row.id)
    .execute()
}

export async function noteDelay(
  db: Kysely<DB>,
  row: OutboxRow,
  { nextTryAt, error }: { nextTryAt: string; error: string },
): Promise<void> {
  await open(db, row).set({ next_try_at: nextTryAt, claimed_until: null, last_error: error }).execute()
}

/** The mail stays visible to the staff; one that is too late anyway is forgotten except for its envelope. */
export async function noteFailed(
  db: Kysely<DB>,
  row: OutboxRow,
  { failedAt, error }: { failedAt: string; error: string },
): Promise<void> {
  const forgotten = row.expires_at === null ? {} : { payload_json: '{}' }
  await open(db, row)
    .set({ failed_at: failedAt, claimed_until: null, last_error: error, ...forgotten })
    .execute()
}

/** Removes what was sent or given up before a moment: addresses are not kept longer than needed (ux.md R-D6). */
export async function forgetBefore(db: Kysely<DB>, moment: string): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('created_at', '<', moment)
    .where((eb) => eb.or([eb('sent_at', 'is not', null), eb('failed_at', 'is not', null)]))
    .execute()
}

const claimEnd = (nowMs: number): string => new Date(nowMs + CLAIM_MS).toISOString()

/** A row as long as nobody else has claimed or finished it since it was read. */
function open(db: Kysely<DB>, { id, attempts }: OutboxRow) {
  return db
    .updateTable('outbox')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
}
