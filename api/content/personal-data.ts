import type { Ctx } from '../context.ts'
import type { PersonalData } from '../personal-data.ts'

/** Messages of the contact form written while signed in, as personal data (ux.md R-D5); erasing deletes them. */
export const contactData: PersonalData = {
  name: 'messages',

  async export(ctx: Ctx, userId: string): Promise<unknown[]> {
    const rows = await ctx.db
      .selectFrom('contact_messages')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()
    return rows.map((row) => ({
      sentAt: row.sent_at,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      subject: row.subject,
      message: row.message,
    }))
  },

  async erase(ctx: Ctx, userId: string): Promise<void> {
    await ctx.db.deleteFrom('contact_messages').where('user_id', '=', userId).execute()
  },
}
