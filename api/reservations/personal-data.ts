import type { Ctx } from '../context.ts'
import type { PersonalData } from '../personal-data.ts'

/** Requests for tables made while signed in (ux.md R-D5); erasing deletes them. */
export const reservationsData: PersonalData = {
  name: 'reservations',

  async export(ctx: Ctx, userId: string): Promise<unknown[]> {
    const rows = await ctx.db
      .selectFrom('reservations')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()
    return rows.map((row) => ({
      requestedAt: row.requested_at,
      reservedAt: row.reserved_at,
      guests: row.guests,
      name: row.name,
      email: row.email,
      phone: row.phone,
      notes: row.notes,
      status: row.status,
      answer: row.answer,
    }))
  },

  async erase(ctx: Ctx, userId: string): Promise<void> {
    await ctx.db.deleteFrom('reservations').where('user_id', '=', userId).execute()
  },
}
