import type { Selectable } from 'kysely'
import type { ContactMessage } from '#contract/content.staff.ts'
import { type Ctx, isoNow, transaction } from '../context.ts'
import { branchesOfStaff, worksAt } from '../http/access.ts'
import { AppError } from '../http/errors.ts'
import { recordChange } from '../staff/index.ts'
import type { ContentTables } from './content.tables.ts'

const PAGE_SIZE = 50

type MessageRow = Selectable<ContentTables['contact_messages']>

/**
 * Messages to the member's branches, the newest first; `before` is the id of the last one of the previous
 * page.
 */
export async function listContactMessages(
  ctx: Ctx,
  { before }: { before?: string | undefined },
): Promise<ContactMessage[]> {
  const branchIds = branchesOfStaff(ctx.actor)
  let query = ctx.db.selectFrom('contact_messages').selectAll()
  if (branchIds) query = query.where('branch_id', 'in', branchIds)
  if (before) query = query.where('id', '<', before)
  const rows = await query.orderBy('id', 'desc').limit(PAGE_SIZE).execute()
  return rows.map(messageOf)
}

/** Marks a message as handled or as open; the time it was first handled stays. Throws `not_found`. */
export async function handleContactMessage(
  ctx: Ctx,
  id: string,
  { isHandled }: { isHandled: boolean },
): Promise<ContactMessage> {
  return transaction(ctx, async (ctx) => {
    const before = await findMessage(ctx, id)
    if ((before.handled_at !== null) === isHandled) return messageOf(before)
    const row = await ctx.db
      .updateTable('contact_messages')
      .set({ handled_at: isHandled ? isoNow(ctx.deps) : null })
      .where('id', '=', id)
      .where('handled_at', before.handled_at === null ? 'is' : '=', before.handled_at)
      .returningAll()
      .executeTakeFirst()
    // A colleague has pressed the same at the same moment.
    if (!row) return messageOf(await findMessage(ctx, id))
    const subject = { kind: 'message', id, name: row.sent_at }
    const change = { before: { isHandled: !isHandled }, after: { isHandled }, branchId: row.branch_id }
    await recordChange(ctx, { subject, ...change })
    return messageOf(row)
  })
}

async function findMessage(ctx: Ctx, id: string): Promise<MessageRow> {
  const row = await ctx.db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || !worksAt(ctx.actor, row.branch_id)) throw new AppError('not_found', 'There is no such message')
  return row
}

function messageOf(row: MessageRow): ContactMessage {
  return {
    id: row.id,
    sentAt: row.sent_at,
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    subject: row.subject,
    message: row.message,
    isHandled: row.handled_at !== null,
  }
}
