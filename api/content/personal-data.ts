import type { Ctx } from '../context.ts'
import { type Person, type PersonalData, rowsOfPerson } from '../personal-data.ts'

/** Messages of the contact form as personal data (ux.md R-D5); erasing deletes them. */
export const contactData: PersonalData = {
  name: 'messages',

  async export(ctx: Ctx, person: Person): Promise<unknown[]> {
    const rows = await ctx.db
      .selectFrom('contact_messages')
      .selectAll()
      .where(rowsOfPerson(person))
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

  async erase(ctx: Ctx, person: Person): Promise<void> {
    await ctx.db.deleteFrom('contact_messages').where(rowsOfPerson(person)).execute()
  },
}
