import type { LocationRequest } from '#contract/delivery.ts'
import type { PostalCodeShape } from '#domain/delivery/address-search/postal-code-shapes.ts'
import type { Where } from '#domain/delivery/areas-at.ts'
import { metresBetween } from '#domain/delivery/coordinates.ts'
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
  const about = coordinates ? undefined : await postalCodeIn(ctx, zipcode.trim())
  return { zipcode, coordinates, isExact: true, ...about, address: '', city: null }
}

/** Where a postal code lies; the system knows those of Germany, and of Berlin how far they reach. */
async function postalCodeIn(
  ctx: Ctx,
  zipcode: string,
): Promise<Pick<Where, 'around' | 'aroundMetres'> | undefined> {
  const { COUNTRY } = await loadSettings(ctx)
  if (COUNTRY.toLowerCase() !== 'de') return undefined
  const shape = (await geodata.shapes()).find((one) => one.zipcode === zipcode)
  if (shape) return boxAround(shape)
  return { around: (await geodata.postalCodes()).get(zipcode)?.coordinates }
}

function boxAround({
  south,
  west,
  north,
  east,
}: PostalCodeShape): Required<Pick<Where, 'around' | 'aroundMetres'>> {
  const around = { lat: (south + north) / 2, lng: (west + east) / 2 }
  return { around, aroundMetres: metresBetween(around, { lat: north, lng: east }) }
}
