import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { mayLieIn } from '#domain/delivery/country-box.ts'
import type { Place } from '../place-id.ts'
import { askJson, Name } from './ask-json.ts'
import { GeocoderFailure, type Geocoder, typedText } from './geocoder.ts'
import { createMemory } from './memory.ts'

const NEAR_METRES = 20_000
const FIELDS = 'id,formattedAddress,addressComponents,location,movedPlaceId'
const TYPES = ['street_address', 'premise', 'subpremise', 'route']
/** Google bills the searches and the choice as one session, as long as the pause between them is short. */
const SESSION_MS = 3 * 60_000
const MAX_SESSIONS = 10_000

const Suggestions = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({ placeId: z.string().max(500), text: z.object({ text: z.string() }) })
          .optional(),
      }),
    )
    .default([]),
})
const Details = z.object({
  addressComponents: z
    .array(
      z.object({
        longText: Name.default(''),
        shortText: Name.default(''),
        types: z.array(z.string()),
      }),
    )
    .default([]),
  location: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
  movedPlaceId: z.string().optional(),
})
const Fault = z.object({ error: z.object({ status: z.string() }) })
const Geocoded = z.object({
  status: z.string(),
  results: z.array(
    z.object({
      address_components: z.array(
        z.object({ long_name: Name, short_name: Name, types: z.array(z.string()) }),
      ),
      geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
    }),
  ),
})

type Options = {
  key: string
  placesUrl: string
  mapsUrl: string
  clock: () => number
  patienceMs?: number | undefined
}

/**
 * Google Places and Geocoding. Its texts are not stored, and its results may not be shown on another map (geo.md 3).
 */
export function createGoogle({ key, placesUrl, mapsUrl, clock, patienceMs }: Options): Geocoder {
  const sessions = createMemory<string>(MAX_SESSIONS, SESSION_MS, clock)
  const sessionToken = (session: string): string => {
    const token = sessions.get(session) ?? randomUUID()
    sessions.set(session, token)
    return token
  }

  async function details(
    ref: string,
    language: string,
    token: string,
    isMoved = false,
  ): Promise<Details | undefined> {
    const query = new URLSearchParams({ languageCode: language, sessionToken: token })
    const headers = { 'x-goog-api-key': key, 'x-goog-fieldmask': FIELDS }
    const url = `${placesUrl}/v1/places/${encodeURIComponent(ref)}?${query}`
    const answer = await askJson(url, z.union([Fault, Details]), { headers, patienceMs })
    if ('error' in answer) {
      // The id has expired: the guest searches again.
      if (['NOT_FOUND', 'INVALID_ARGUMENT'].includes(answer.error.status)) return undefined
      throw faultOf(answer.error.status)
    }
    const { movedPlaceId } = answer
    return movedPlaceId && !isMoved ? details(movedPlaceId, language, token, true) : answer
  }

  return {
    source: 'google',
    async search({ text, near, country, language, session, limit }) {
      const body = {
        input: typedText(text),
        languageCode: language,
        regionCode: country,
        includedRegionCodes: [country],
        includedPrimaryTypes: TYPES,
        sessionToken: sessionToken(session),
        ...(near && {
          locationBias: {
            circle: { center: { latitude: near.lat, longitude: near.lng }, radius: NEAR_METRES },
          },
        }),
      }
      const answer = await askJson(`${placesUrl}/v1/places:autocomplete`, z.union([Fault, Suggestions]), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-goog-api-key': key },
        body: JSON.stringify(body),
        patienceMs,
      })
      if ('error' in answer) throw faultOf(answer.error.status)
      return answer.suggestions
        .flatMap(({ placePrediction: found }) =>
          found
            ? [
                {
                  label: found.text.text.replace(/, (?:Deutschland|Germany|Almanya)$/, ''),
                  ref: found.placeId,
                },
              ]
            : [],
        )
        .slice(0, limit)
    },
    async find(ref, { country, language, session }) {
      const token = sessionToken(session)
      sessions.delete(session)
      const found = await details(ref, language, token)
      if (!found?.location) return undefined
      const { latitude: lat, longitude: lng } = found.location
      const parts = found.addressComponents.map(({ longText, shortText, types }) => ({
        long: longText,
        short: shortText,
        types,
      }))
      return placeOf(parts, { lat, lng }, country)
    },
    async reverse(coordinates, { country, language }) {
      const { lat, lng } = coordinates
      const query = new URLSearchParams({
        latlng: `${lat},${lng}`,
        language,
        result_type: 'street_address',
        key,
      })
      const { status, results } = await askJson(`${mapsUrl}/maps/api/geocode/json?${query}`, Geocoded, {
        patienceMs,
      })
      if (status !== 'OK' && status !== 'ZERO_RESULTS') throw faultOf(status)
      const [first] = results
      if (!first) return undefined
      const parts = first.address_components.map(({ long_name, short_name, types }) => ({
        long: long_name,
        short: short_name,
        types,
      }))
      const place = placeOf(parts, first.geometry.location, country)
      return place && { ...place, coordinates, isExact: true }
    },
  }
}

type Details = z.output<typeof Details>
type Part = { long: string; short: string; types: readonly string[] }

function placeOf(
  parts: readonly Part[],
  coordinates: Place['coordinates'],
  country: string,
): Place | undefined {
  const part = (type: string) => parts.find(({ types }) => types.includes(type))
  const [street, number] = [part('route')?.long, part('street_number')?.long]
  const isElsewhere = part('country') && part('country')?.short.toLowerCase() !== country.toLowerCase()
  if (isElsewhere || !mayLieIn(country, coordinates)) return undefined
  return {
    source: 'google',
    address: [street, number].filter(Boolean).join(' '),
    zipcode: part('postal_code')?.long ?? null,
    city: (part('locality') ?? part('postal_town'))?.long ?? null,
    coordinates,
    isExact: number !== undefined,
    ...(number === undefined && { warning: 'houseNumberMissing' as const }),
  }
}

/** Both APIs report errors by a status code in the body, the older one with HTTP status 200. */
function faultOf(status: string): GeocoderFailure {
  if (['RESOURCE_EXHAUSTED', 'OVER_QUERY_LIMIT', 'OVER_DAILY_LIMIT'].includes(status))
    return new GeocoderFailure('throttled')
  if (['PERMISSION_DENIED', 'UNAUTHENTICATED', 'REQUEST_DENIED'].includes(status))
    return new GeocoderFailure('refused')
  return new GeocoderFailure('garbled')
}
