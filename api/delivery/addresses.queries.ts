import type { Selectable } from 'kysely'
import type { Address, Area } from '#contract/delivery.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../http/problem.ts'
import { loadAreas } from './delivery.queries.ts'
import type { DeliveryTables } from './delivery.tables.ts'

type AddressRow = Selectable<DeliveryTables['addresses']>

/** The saved addresses of a user: the default one first, then the newest. */
export async function listAddresses(ctx: Ctx, userId: string): Promise<Address[]> {
  const areas = await loadAreas(ctx)
  const rows = await addressesOf(ctx, userId)
    .orderBy('is_default', 'desc')
    .orderBy('position', 'desc')
    .execute()
  return rows.map((row) => addressOf(row, areas))
}

/** One saved address of a user. Throws `not_found` for those of others as for those that are none. */
export async function findAddress(ctx: Ctx, userId: string, id: string): Promise<Address> {
  const address = await findSavedAddress(ctx, userId, id)
  if (!address) throw new AppError('not_found', 'There is no such address')
  return address
}

/** One saved address of a user, or undefined when this user has no such address. */
export async function findSavedAddress(ctx: Ctx, userId: string, id: string): Promise<Address | undefined> {
  const areas = await loadAreas(ctx)
  const row = await addressesOf(ctx, userId).where('id', '=', id).executeTakeFirst()
  return row && addressOf(row, areas)
}

export const addressesOf = (ctx: Pick<Ctx, 'db'>, userId: string) =>
  ctx.db.selectFrom('addresses').selectAll().where('user_id', '=', userId)

/** An address whose area is not served any more keeps its text; the guest chooses another area. */
export function addressOf(row: AddressRow, areas: readonly Area[]): Address {
  const area = areas.find(({ id }) => id === row.area_id) ?? null
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    extras: row.extras,
    zipcode: area?.zipcode ?? null,
    city: null,
    isDefault: row.is_default === 1,
    coordinates: null,
    area,
    areaId: area?.id ?? null,
  }
}
