import type { Coordinates, LocationRequest } from '#contract/delivery.ts'
import type { Where } from '#domain/delivery/areas-at.ts'
import type { Ctx } from '../context.ts'
import { loadSettings } from '../settings/index.ts'
import { geodata } from './geocoder/local/load-geodata.ts'
import { readPlaceId } from './place-id.ts'

/** Where somebody is, and the address of the place they named. */
export type Located = Where & { address: string; city: string | null }

/**
 * Where a caller is: at the place that we have signed, else at the postal code and marker that were sent. Null for a place
 * that is none of ours, undefined when nothing was sent that an address could be delivered by.
 */
export async function locate(
  ctx: Ctx,
  { placeId, zipcode, coordinates = null }: LocationRequest,
): Promise<Located | null | undefined> {
  if (placeId) return readPlaceId(ctx.deps, placeId) ?? null
  if (!zipcode) return undefined
  const around = coordinates ? undefined : await middleOf(ctx, zipcode)
  return { zipcode, coordinates, isExact: true, around, address: '', city: null }
}

/** About where a postal code is; the house knows those of Germany. */
async function middleOf(ctx: Ctx, zipcode: string): Promise<Coordinates | undefined> {
  const { COUNTRY } = await loadSettings(ctx)
  if (COUNTRY.toLowerCase() !== 'de') return undefined
  return (await geodata.postalCodes()).get(zipcode.trim())?.coordinates
}
