import { isoAt } from '../context.ts'
import type { Kysely, Selectable } from 'kysely'
import type { DB } from '../db/schema.ts'
import type { NotificationsTables } from './notifications.tables.ts'

export type OutboxRow = Selectable<NotificationsTables['outbox']>

/** A claim that is not renewed for this long is treated as that of a crashed worker. */
const CLAIM_MS = 10_000
/** The clocks of two servers are this far apart at most. */
const SKEW_MS = 60_000

/** The mail that is due, not claimed by a worker and none of `except`; the longest waiting one comes first. */
export function dueQuery(db: Kysely<DB>, now: string, except: readonly string[] = []) {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_try_at', '<=', now)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .$if(except.length > 0, (due) => due.where('id', 'not in', except))
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(1)
}

/** How many mails are neither sent nor given up, and since when the oldest of them waits. */
export async function outboxWaiting(
  db: Kysely<DB>,
): Promise<{ waiting: number; oldestSince: string | null }> {
  const open = await db
    .selectFrom('outbox')
    .select((eb) => [eb.fn.countAll<number>().as('waiting'), eb.fn.min('created_at').as('oldestSince')])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { waiting: Number(open.waiting), oldestSince: open.oldestSince }
}

/** The same, and how many were given up although their news still holds. */
export async function outboxState(
  db: Kysely<DB>,
): Promise<{ waiting: number; oldestSince: string | null; failed: number }> {
  const { failed } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('failed'))
    .where('failed_at', 'is not', null)
    .where('is_overtaken', '=', 0)
    .executeTakeFirstOrThrow()
  return { ...(await outboxWaiting(db)), failed: Number(failed) }
}

/**
 * Makes mails due that have not been tried and that the clock says were written in the future: it was set back since.
 * Those of a server whose clock is a little ahead are left to their time.
 */
export async function catchUp(db: Kysely<DB>, nowMs: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_try_at: isoAt(nowMs) })
    .where('next_try_at', '>', isoAt(nowMs + SKEW_MS))
    .where('attempts', '=', 0)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute()
}

/**
 * Claims the next due mail for this worker; undefined when nothing is due. `sending` are those that this process is
 * sending: where the clock is set forward, their claims look as if their worker had died.
 */
export async function claimNext(
  db: Kysely<DB>,
  nowMs: number,
  sending: ReadonlySet<string>,
): Promise<OutboxRow | undefined> {
  const now = isoAt(nowMs)
  for (;;) {
    const row = await dueQuery(db, now, [...sending]).executeTakeFirst()
    if (!row) return undefined
    const claim = { attempts: row.attempts + 1, claimed_until: claimEnd(nowMs) }
    const taken = await open(db, row).set(claim).executeTakeFirst()
    if (taken.numUpdatedRows === 1n) return { ...row, ...claim }
  }
}

/** Renews the claim of the worker that is sending the mail. */
export async function renewClaim(db: Kysely<DB>, row: OutboxRow, nowMs: number): Promise<void> {
  await open(db, row)
    .set({ claimed_until: claimEnd(nowMs) })
    .execute()
}

/** Stores the Message-ID before the mail is sent, so that every further try uses the same one. */
export async function noteMessage(
  db: Kysely<DB>,
  row: OutboxRow,
  message: { messageId: string; subject: string },
): Promise<void> {
  const { messageId, subject } = message
  await open(db, row).set({ message_id: messageId, subject }).execute()
}

/** Marks the mail as sent and deletes its content, which may be secret. */
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

/** Gives the mail up; it stays visible to the staff. The content of one that is too late is deleted. */
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

/** Gives up a mail whose news no longer holds, and deletes its content: it is never sent. */
export async function noteOvertaken(db: Kysely<DB>, row: OutboxRow, failedAt: string): Promise<void> {
  await open(db, row)
    .set({
      failed_at: failedAt,
      is_overtaken: 1,
      claimed_until: null,
      last_error: null,
      payload_json: '{}',
    })
    .execute()
}

/**
 * Deletes mails that were sent or given up before a moment: addresses are not stored longer than needed (ux.md R-D6).
 */
export async function forgetBefore(db: Kysely<DB>, moment: string): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('created_at', '<', moment)
    .where((eb) => eb.or([eb('sent_at', 'is not', null), eb('failed_at', 'is not', null)]))
    .execute()
}

const claimEnd = (nowMs: number): string => isoAt(nowMs + CLAIM_MS)

/** The condition that nobody else has claimed or finished a row since it was read. */
function open(db: Kysely<DB>, { id, attempts }: OutboxRow) {
  return db
    .updateTable('outbox')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
}
