import { z } from 'zod'
import { mayLieIn } from '#domain/delivery/country-box.ts'
import { Place } from '../place-id.ts'
import { askJson, Name } from './ask-json.ts'
import { type Geocoder, type Lookup, typedText } from './geocoder.ts'
import { createQueue } from './queue.ts'

/** The public server allows at most one call a second from the whole system (geo.md 3). */
const PAUSE_MS = 1_000

const Found = z.object({
  lat: z.string().regex(/^-?\d+(?:\.\d+)?$/),
  lon: z.string().regex(/^-?\d+(?:\.\d+)?$/),
  address: z.record(z.string(), Name).optional(),
})
type Found = z.output<typeof Found>

type Options = { url: string; userAgent: string; pauseMs?: number; patienceMs?: number | undefined }

/**
 * Nominatim, which forbids search as you type: typed text is searched by `typing`, and only the chosen address or the
 * marker is looked up, one call after the other.
 */
export function createNominatim(
  { url, userAgent, pauseMs = PAUSE_MS, patienceMs }: Options,
  typing: Geocoder,
): Geocoder {
  const queue = createQueue(pauseMs)
  const ask = <T>(path: string, schema: z.ZodType<T>, query: Record<string, string>, lookup: Lookup) => {
    const parameters = new URLSearchParams({
      ...query,
      format: 'jsonv2',
      addressdetails: '1',
      'accept-language': lookup.language,
    })
    return queue(() =>
      askJson(`${url}/${path}?${parameters}`, schema, { headers: { 'user-agent': userAgent }, patienceMs }),
    )
  }
  return {
    source: 'nominatim',
    async search(query) {
      const hits = await typing.search(query)
      return hits.map((hit) =>
        hit.place && !hit.place.isExact && hit.place.warning !== 'houseNumberMissing'
          ? { ...hit, ref: JSON.stringify(hit.place) }
          : hit,
      )
    },
    async find(ref, lookup) {
      const typed = chosenPlace(ref)
      const [found] = await ask(
        'search',
        z.array(Found),
        {
          street: typedText(typed.address),
          city: typed.city ?? '',
          postalcode: typed.zipcode ?? '',
          countrycodes: lookup.country,
          limit: '1',
        },
        lookup,
      )
      const place = found && placeOf(found, lookup.country)
      // The chosen address is kept; the service only adds its coordinates.
      return place?.isExact
        ? { ...typed, source: 'nominatim', coordinates: place.coordinates, isExact: true }
        : typed
    },
    async reverse(coordinates, lookup) {
      const { lat, lng } = coordinates
      const query = { lat: String(lat), lon: String(lng), zoom: '18' }
      const found = await ask('reverse', z.union([Found, Nothing]), query, lookup)
      const place = 'error' in found ? undefined : placeOf(found, lookup.country)
      return place && { ...place, coordinates, isExact: true }
    },
  }
}

/** The chosen place, before the service has added to it. */
export const chosenPlace = (ref: string): Place => Place.parse(JSON.parse(ref))

/** The answer of `/reverse` where no address is, with status 200. */
const Nothing = z.object({ error: z.string() })

function placeOf({ lat, lon, address = {} }: Found, country: string): Place | undefined {
  const coordinates = { lat: Number(lat), lng: Number(lon) }
  const { road, house_number: number, postcode, country_code: code } = address
  if (!mayLieIn(country, coordinates) || (code && code !== country.toLowerCase())) return undefined
  return {
    source: 'nominatim',
    address: road ? [road, number].filter(Boolean).join(' ') : '',
    zipcode: postcode ?? null,
    city: address['city'] ?? address['town'] ?? address['village'] ?? address['municipality'] ?? null,
    coordinates,
    isExact: number !== undefined,
    ...(number === undefined && { warning: 'houseNumberMissing' as const }),
  }
}
