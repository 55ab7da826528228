import type { MailState, StaffMail } from '#contract/notifications.staff.ts'
import { afterCommit, type Ctx, type Deps, isoNow, transaction } from '../context.ts'
import { branchesOfStaff, worksAt } from '../http/access.ts'
import { AppError } from '../http/errors.ts'
import { recordChange } from '../staff/index.ts'
import type { OutboxRow } from './outbox.queries.ts'

const PAGE_SIZE = 50

type Query = { state?: 'all' | 'open' | undefined; before?: string | undefined }
type Page = { data: StaffMail[]; meta: { next: string | null } }

/** Mails of the member's branches, the newest first; `before` is `meta.next` of the page before. */
export async function listStaffMails(ctx: Ctx, query: Query): Promise<Page> {
  // A mail in a file has not arrived either.
  const state = ctx.deps.mailsAreFiles ? 'all' : query.state
  const scope = { db: ctx.db, branchIds: branchesOfStaff(ctx.actor) }
  const rows = await staffMailsQuery(scope, { ...query, state }).execute()
  const mails = rows.slice(0, PAGE_SIZE)
  const last = mails.at(-1)
  return {
    data: mails.map((row) => mailOf(ctx.deps, row)),
    meta: { next: last && rows.length > PAGE_SIZE ? `${last.created_at}~${last.id}` : null },
  }
}

/** One row more than a page, to know whether another page follows. */
export function staffMailsQuery(
  { db, branchIds }: Pick<Ctx, 'db'> & { branchIds: readonly string[] | null },
  { state, before }: Query,
) {
  let query = db.selectFrom('outbox').selectAll()
  if (branchIds) query = query.where('branch_id', 'in', branchIds)
  if (state === 'open') query = query.where('sent_at', 'is', null).where('is_overtaken', '=', 0)
  if (before) {
    const [createdAt = '', id = ''] = before.split('~')
    query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(createdAt, id)))
  }
  return query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
}

/**
 * Puts a mail back into the outbox, with all its tries. Throws `not_found`, and `conflict` when it has been sent, is
 * being sent, no longer holds, or would come too late.
 */
export async function retryStaffMail(ctx: Ctx, id: string): Promise<StaffMail> {
  const now = isoNow(ctx.deps)
  return transaction(ctx, async (ctx) => {
    const row = await findMail(ctx, id)
    if (stateOf(ctx.deps, row) === 'waiting') return mailOf(ctx.deps, row)
    const again = await ctx.db
      .updateTable('outbox')
      .set({ failed_at: null, attempts: 0, next_try_at: now, claimed_until: null })
      .where('id', '=', id)
      .where('attempts', '=', row.attempts)
      .where('sent_at', 'is', null)
      .where('is_overtaken', '=', 0)
      .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
      .returningAll()
      .executeTakeFirst()
    if (!again) throw new AppError('conflict', 'This mail cannot be sent again')
    const stateIn = (mail: OutboxRow) => ({ state: stateOf(ctx.deps, mail), tries: mail.attempts })
    const subject = { kind: 'mail', id, name: row.kind }
    await recordChange(ctx, {
      subject,
      before: stateIn(row),
      after: stateIn(again),
      branchId: row.branch_id,
    })
    afterCommit(ctx, () => ctx.deps.mailSignal.notify())
    return mailOf(ctx.deps, again)
  })
}

/** A mail of one of the member's branches. Throws `not_found`. */
async function findMail(ctx: Ctx, id: string): Promise<OutboxRow> {
  const row = await ctx.db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || !worksAt(ctx.actor, row.branch_id)) throw new AppError('not_found', 'There is no such mail')
  return row
}

function mailOf(deps: Deps, row: OutboxRow): StaffMail {
  const now = isoNow(deps)
  const state = stateOf(deps, row)
  return {
    id: row.id,
    kind: row.kind,
    to: row.recipient,
    subject: row.subject ?? '',
    language: row.language,
    state,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    tries: row.attempts,
    nextTryAt: state === 'delayed' ? row.next_try_at : null,
    problem: row.last_error,
    canRetry:
      (state === 'failed' || state === 'delayed') && (row.expires_at === null || row.expires_at > now),
  }
}

function stateOf(deps: Deps, row: OutboxRow): MailState {
  if (row.sent_at !== null) return deps.mailsAreFiles ? 'written' : 'sent'
  if (row.failed_at !== null) return row.is_overtaken === 1 ? 'overtaken' : 'failed'
  if (row.claimed_until !== null && row.claimed_until > isoNow(deps)) return 'sending'
  return row.attempts > 0 ? 'delayed' : 'waiting'
}
