import type { Ctx } from '../context.ts'
import { hasEmail, type Person, type PersonalData } from '../personal-data.ts'

/**
 * The mails of the last weeks as personal data (ux.md R-D5), without their texts, which are not kept. Erasing deletes
 * those that are over; one that waits is about something the person still has to know.
 */
export const mailsData: PersonalData = {
  name: 'mails',

  async export(ctx: Ctx, { email }: Person): Promise<unknown[]> {
    if (email === null) return []
    const rows = await ctx.db
      .selectFrom('outbox')
      .select(['kind', 'recipient', 'subject', 'created_at', 'sent_at'])
      .where(hasEmail('recipient', email))
      .orderBy('created_at')
      .execute()
    return rows.map((row) => ({
      kind: row.kind,
      to: row.recipient,
      subject: row.subject,
      createdAt: row.created_at,
      sentAt: row.sent_at,
    }))
  },

  async erase(ctx: Ctx, { email }: Person): Promise<void> {
    if (email === null) return
    await ctx.db
      .deleteFrom('outbox')
      .where(hasEmail('recipient', email))
      .where((eb) => eb.or([eb('sent_at', 'is not', null), eb('failed_at', 'is not', null)]))
      .execute()
  },
}
