import type { Ctx } from '../context.ts'
import type { Person, PersonalData } from '../personal-data.ts'
import { addressesOf, coordinatesOf } from './addresses.queries.ts'

/** The saved addresses as personal data (ux.md R-D5); erasing deletes them. Orders keep their own text. */
export const deliveryData: PersonalData = {
  name: 'addresses',

  async export(ctx: Ctx, { userId }: Person): Promise<unknown[]> {
    if (userId === null) return []
    const rows = await addressesOf(ctx, userId).orderBy('position').execute()
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      address: row.address,
      extras: row.extras,
      areaId: row.area_id,
      zipcode: row.zipcode,
      city: row.city,
      coordinates: coordinatesOf(row),
      isDefault: row.is_default === 1,
      createdAt: row.created_at,
    }))
  },

  async erase(ctx: Ctx, { userId }: Person): Promise<void> {
    if (userId === null) return
    // The address book is locked first, as everywhere addresses are changed: transactions wait instead of deadlocking.
    // Its addresses are deleted with it.
    await ctx.db.deleteFrom('address_books').where('user_id', '=', userId).execute()
  },
}
