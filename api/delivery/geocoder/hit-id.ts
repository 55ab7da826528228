import type { Deps } from '../../context.ts'
import { makePlaceId } from '../place-id.ts'
import { readSignedText, signedText } from '../../platform/signed-text.ts'
import type { GeocoderName, Hit } from './geocoder.ts'

const PURPOSE = 'hit'

/** The id of a hit: that of its place, or the service's own id for the place, to be resolved once it is chosen. */
export function makeHitId(deps: Pick<Deps, 'secret'>, source: GeocoderName, hit: Hit): string {
  if (hit.ref !== undefined) return signedText(deps.secret, PURPOSE, [source, hit.ref])
  return makePlaceId(deps, hit.place)
}

/**
 * The service's own id in an id that this geocoder made; undefined for the ids of places, of other geocoders, and of
 * other systems.
 */
export function readHitId(
  { secret }: Pick<Deps, 'secret'>,
  source: GeocoderName,
  id: string,
): string | undefined {
  const [from, ref] = (readSignedText(secret, PURPOSE, id) as unknown[] | undefined) ?? []
  return from === source && typeof ref === 'string' ? ref : undefined
}
