import type { Selectable } from 'kysely'
import type { Address, Coordinates } from '#contract/delivery.ts'
import { areaOfPlace } from '#domain/delivery/area-of-place.ts'
import type { Where } from '#domain/delivery/areas-at.ts'
import { degrees } from '#domain/delivery/coordinates.ts'
import { zero } from '#domain/money.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../http/errors.ts'
import { loadSettings } from '../settings/index.ts'
import { loadServedAreas } from './delivery.queries.ts'
import type { DeliveryTables } from './delivery.tables.ts'
import { makePlaceId } from './place-id.ts'

type AddressRow = Selectable<DeliveryTables['addresses']>

/** A saved address and what an order takes from it. */
export type SavedAddress = Address & {
  /** Undefined for an address of the old system: it goes by the area that the guest chose. */
  where: Where | undefined
  /** Where to ring; null while it is only estimated or not marked at all. */
  exactPoint: Coordinates | null
}

/** The saved addresses of a user: the default one first, then the newest. */
export async function listAddresses(ctx: Ctx, userId: string): Promise<SavedAddress[]> {
  const show = await addressShower(ctx)
  const rows = await addressesOf(ctx, userId)
    .orderBy('is_default', 'desc')
    .orderBy('position', 'desc')
    .execute()
  return rows.map(show)
}

/** One saved address of a user. Throws `not_found` for those of other users as for unknown ids. */
export async function findAddress(ctx: Ctx, userId: string, id: string): Promise<SavedAddress> {
  const address = await findSavedAddress(ctx, userId, id)
  if (!address) throw new AppError('not_found', 'There is no such address')
  return address
}

/** One saved address of a user, or undefined when this user has no such address. */
export async function findSavedAddress(
  ctx: Ctx,
  userId: string,
  id: string,
): Promise<SavedAddress | undefined> {
  const show = await addressShower(ctx)
  const row = await addressesOf(ctx, userId).where('id', '=', id).executeTakeFirst()
  return row && show(row)
}

export const addressesOf = (ctx: Pick<Ctx, 'db'>, userId: string) =>
  ctx.db.selectFrom('addresses').selectAll().where('user_id', '=', userId)

export function coordinatesOf({
  lat_micro: lat,
  lng_micro: lng,
}: Pick<AddressRow, 'lat_micro' | 'lng_micro'>): Coordinates | null {
  return lat === null || lng === null ? null : { lat: degrees(lat), lng: degrees(lng) }
}

/**
 * An address with a place lies in the area that is cheapest there for an empty cart. One whose area is no longer served
 * keeps its text; the guest chooses another area.
 */
async function addressShower(ctx: Ctx): Promise<(row: AddressRow) => SavedAddress> {
  const [served, settings] = await Promise.all([loadServedAreas(ctx), loadSettings(ctx)])
  const rules = { surchargeBelowMinimum: settings.SURCHARGE_BELOW_MINIMUM !== '' }
  return (row) => {
    const { id, name, address, extras, city } = row
    const coordinates = coordinatesOf(row)
    const where = whereOf(row)
    const found = where && areaOfPlace(served, where, zero, rules)
    const chosen = where ? undefined : served.areas.find((area) => area.id === row.area_id)
    const area = (found?.ok ? found.value : chosen) ?? null
    const { isExact, zipcode } = where ?? { isExact: false, zipcode: area?.zipcode ?? null }
    const place = where && coordinates && { source: 'saved', address, zipcode, city, coordinates, isExact }
    return {
      id,
      name,
      address,
      extras,
      zipcode,
      city,
      coordinates,
      area,
      isDefault: row.is_default === 1,
      areaId: area?.id ?? null,
      placeId: place ? makePlaceId(ctx.deps, place) : null,
      where,
      exactPoint: row.is_exact === 1 ? coordinates : null,
    }
  }
}

function whereOf(row: AddressRow): Where | undefined {
  const { zipcode } = row
  const coordinates = coordinatesOf(row)
  const hasPlace = row.area_id === null && (zipcode !== null || coordinates !== null)
  return hasPlace ? { zipcode, coordinates, isExact: row.is_exact === 1 } : undefined
}
