import type { Ctx } from '../context.ts'
import { type Person, type PersonalData, rowsOfPerson } from '../personal-data.ts'

/** Requests for tables as personal data (ux.md R-D5); erasing deletes them. */
export const reservationsData: PersonalData = {
  name: 'reservations',

  async export(ctx: Ctx, person: Person): Promise<unknown[]> {
    const rows = await ctx.db
      .selectFrom('reservations')
      .selectAll()
      .where(rowsOfPerson(person))
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
      cancelledAt: row.cancelled_at,
    }))
  },

  async erase(ctx: Ctx, person: Person): Promise<void> {
    await ctx.db.deleteFrom('reservations').where(rowsOfPerson(person)).execute()
  },
}
