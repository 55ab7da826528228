import type { Coordinates } from '#contract/delivery.ts'
import type { Place } from '../place-id.ts'

export type GeocoderName = 'local' | 'photon' | 'nominatim' | 'google'

export type PlaceQuery = {
  text: string
  /** Results near this point come first. */
  near: Coordinates | null
  /** Results in these postal codes, which we deliver to, come first. */
  zipcodes: ReadonlySet<string>
  /** The country that results are restricted to: `de`. */
  country: string
  language: string
  /** The search session; a service may bill the calls of a session together. */
  session: string
  limit: number
}

/**
 * A search result: the place, the id by which the service finds it once it is chosen, or both, where the service may
 * know more about it.
 */
export type Hit =
  | { label: string; place: Place; ref?: undefined }
  | { label: string; place?: Place; ref: string }

/** How a ref or a point is resolved. */
export type Lookup = Pick<PlaceQuery, 'country' | 'language' | 'session'>

/**
 * The interface of every address service. All methods may throw `GeocoderFailure`; a place that is unknown, gone, or
 * outside the country is undefined.
 */
export type Geocoder = {
  source: GeocoderName
  search(query: PlaceQuery): Promise<Hit[]>
  find(ref: string, lookup: Lookup): Promise<Place | undefined>
  reverse(coordinates: Coordinates, lookup: Lookup): Promise<Place | undefined>
}

export type FailureReason = 'unreachable' | 'slow' | 'throttled' | 'refused' | 'garbled'

/** A geocoding service that did not answer correctly. */
export class GeocoderFailure extends Error {
  readonly reason: FailureReason
  /** How long not to call the service, where it said so. */
  readonly pauseMs: number | undefined

  constructor(reason: FailureReason, pauseMs?: number) {
    super(`the geocoder is ${reason}`)
    this.reason = reason
    this.pauseMs = pauseMs
  }
}

/** Longer texts are not addresses. */
const MAX_TEXT = 120

/** The typed text as it is sent to a service: Unicode-composed, and cut to the length of an address. */
export const typedText = (text: string): string => text.normalize('NFC').slice(0, MAX_TEXT)

/** A place on one line: `Weserstraße 12, 12045 Berlin`. */
export function placeLabel({ address, zipcode, city }: Place): string {
  const town = [zipcode, city].filter(Boolean).join(' ')
  return [address, town].filter(Boolean).join(', ')
}
