import type { Coordinates, LocationRequest } from '#contract/delivery.ts'
import type { Where } from '#domain/delivery/areas-at.ts'
import type { Ctx } from '../context.ts'
import { loadSettings } from '../settings/index.ts'
import { geodata } from './geocoder/local/load-geodata.ts'
import { readPlaceId } from './place-id.ts'

/** The location of a caller, and the address of the place they sent. */
export type Located = Where & { address: string; city: string | null }

/**
 * The location of a caller: the place that we have signed, else the postal code and marker that were sent. Null for an
 * invalid place, undefined when nothing was sent that determines a location.
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

/** The approximate coordinates of a postal code; the system knows those of Germany. */
async function middleOf(ctx: Ctx, zipcode: string): Promise<Coordinates | undefined> {
  const { COUNTRY } = await loadSettings(ctx)
  if (COUNTRY.toLowerCase() !== 'de') return undefined
  return (await geodata.postalCodes()).get(zipcode.trim())?.coordinates
}
