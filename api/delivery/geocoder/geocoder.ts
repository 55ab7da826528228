import type { Coordinates } from '#contract/delivery.ts'
import type { Place } from '../place-id.ts'

export type GeocoderName = 'local' | 'photon' | 'nominatim' | 'google'

export type PlaceQuery = {
  text: string
  /** What lies near comes first. */
  near: Coordinates | null
  /** The postal codes we deliver to come first. */
  zipcodes: ReadonlySet<string>
  /** Places elsewhere do not count: `de`. */
  country: string
  language: string
  /** Who is typing; a service may count what belongs together. */
  session: string
  limit: number
}

/**
 * What a search finds: the place, the word by which the service finds it once it is chosen, or both, where the service may
 * know it better.
 */
export type Hit =
  | { label: string; place: Place; ref?: undefined }
  | { label: string; place?: Place; ref: string }

/** How a ref or a point is looked up. */
export type Lookup = Pick<PlaceQuery, 'country' | 'language' | 'session'>

/**
 * What every source of addresses can do. All of it may throw `GeocoderFailure`; a place that is unknown, gone, or outside
 * the country is undefined.
 */
export type Geocoder = {
  source: GeocoderName
  search(query: PlaceQuery): Promise<Hit[]>
  find(ref: string, lookup: Lookup): Promise<Place | undefined>
  reverse(coordinates: Coordinates, lookup: Lookup): Promise<Place | undefined>
}

export type FailureReason = 'unreachable' | 'slow' | 'throttled' | 'refused' | 'garbled'

/** A service of geocoding that did not answer as it should. */
export class GeocoderFailure extends Error {
  readonly reason: FailureReason
  /** How long to leave the service alone, where it said so. */
  readonly pauseMs: number | undefined

  constructor(reason: FailureReason, pauseMs?: number) {
    super(`the geocoder is ${reason}`)
    this.reason = reason
    this.pauseMs = pauseMs
  }
}

/** Longer texts are no addresses. */
const MAX_TEXT = 120

/** What is typed as a service is asked for it: composed letters, and no more of it than an address. */
export const typedText = (text: string): string => text.normalize('NFC').slice(0, MAX_TEXT)

/** A place on one line: `Weserstraße 12, 12045 Berlin`. */
export function placeLabel({ address, zipcode, city }: Place): string {
  const town = [zipcode, city].filter(Boolean).join(' ')
  return [address, town].filter(Boolean).join(', ')
}
