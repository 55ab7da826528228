import type { Whereabouts } from '#contract/delivery.ts'
import type { Where } from '#domain/delivery/areas-at.ts'
import type { Deps } from '../deps.ts'
import { readPlaceId } from './place-id.ts'

/** Where somebody is, and the address of the place they named. */
export type Located = Where & { address: string; city: string | null }

/**
 * Where a caller is: at the place that we have signed, else at the postal code and marker that were sent. Null for a place
 * that is none of ours, undefined when nothing was sent that an address could be delivered by.
 */
export function locate(
  deps: Pick<Deps, 'secret'>,
  { placeId, zipcode, coordinates = null }: Whereabouts,
): Located | null | undefined {
  if (placeId) return readPlaceId(deps, placeId) ?? null
  return zipcode ? { zipcode, coordinates, isExact: true, address: '', city: null } : undefined
}
