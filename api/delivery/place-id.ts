import { z } from 'zod'
import { Coordinates, PlaceWarning } from '#contract/delivery.ts'
import type { Deps } from '../context.ts'
import { readSignedText, signedText } from '../platform/signed-text.ts'

/** A place as a geocoder knows it. `address` is the street with its number, empty where no address is near. */
export const Place = z.object({
  source: z.string(),
  address: z.string(),
  zipcode: z.string().nullable(),
  city: z.string().nullable(),
  coordinates: Coordinates,
  /** False where the coordinates are estimated: good for a postal code, not for a radius. */
  isExact: z.boolean(),
  warning: PlaceWarning.optional(),
})
export type Place = z.output<typeof Place>

/** The id of a place: the place itself, signed with the key of the system, so that it need not be stored. */
export function makePlaceId({ secret }: Pick<Deps, 'secret'>, place: Place): string {
  const { source, address, zipcode, city, coordinates, isExact, warning } = place
  const { lat, lng } = coordinates
  return signedText(secret, 'place', [source, address, zipcode, city, lat, lng, isExact, warning])
}

/** The place in an id, or undefined for an id that this system has not signed. */
export function readPlaceId({ secret }: Pick<Deps, 'secret'>, id: string): Place | undefined {
  const facts = readSignedText(secret, 'place', id)
  if (facts === undefined) return undefined
  const [source, address, zipcode, city, lat, lng, isExact, warning] = facts as unknown[]
  return Place.parse({
    source,
    address,
    zipcode,
    city,
    coordinates: { lat, lng },
    isExact,
    ...(typeof warning === 'string' && { warning }),
  })
}
