import type { Selectable } from 'kysely'
import type { ContactMessage } from '#contract/content.staff.ts'
import { type Ctx, isoNow } from '../context.ts'
import { branchOfStaff } from '../http/access.ts'
import { AppError } from '../http/errors.ts'
import type { ContentTables } from './content.tables.ts'

const PAGE_SIZE = 50

/**
 * Messages to the member's branch, or to all, the newest first; `before` is the id of the last one of the previous
 * page.
 */
export async function listContactMessages(
  ctx: Ctx,
  { before }: { before?: string | undefined },
): Promise<ContactMessage[]> {
  const branchId = branchOfStaff(ctx.actor)
  let query = ctx.db.selectFrom('contact_messages').selectAll()
  if (branchId !== null) query = query.where('branch_id', '=', branchId)
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
  const branchId = branchOfStaff(ctx.actor)
  const now = isoNow(ctx.deps)
  const message = ctx.db
    .updateTable('contact_messages')
    .set((eb) => ({ handled_at: isHandled ? eb.fn.coalesce('handled_at', eb.val(now)) : null }))
    .where('id', '=', id)
  const row = await (branchId === null ? message : message.where('branch_id', '=', branchId))
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', 'There is no such message')
  return messageOf(row)
}

function messageOf(row: Selectable<ContentTables['contact_messages']>): ContactMessage {
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
