import { momentBefore, retention } from '#domain/retention.ts'
import type { Ctx } from '../context.ts'

/** Deletes old messages of the contact form, answered or not (ux.md R-D6). */
export async function forgetContactMessages(ctx: Ctx): Promise<number> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('contact_messages')
    .where('sent_at', '<', momentBefore(ctx.deps.clock(), retention.contactMessage))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
