import { z } from 'zod'
import type { Coordinates } from '#contract/delivery.ts'
import { mayLieIn } from '#domain/delivery/country-box.ts'
import type { Place } from '../place-id.ts'
import { askJson, Name } from './ask-json.ts'
import { type Geocoder, type Hit, type Lookup, placeLabel, typedText } from './geocoder.ts'

const LANGUAGES = ['de', 'en', 'fr']
const REVERSE_KILOMETRES = 0.1

/** The part of Photon's answer that we read; every property may be missing. */
const Feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    name: Name.optional(),
    street: Name.optional(),
    housenumber: Name.optional(),
    postcode: Name.optional(),
    city: Name.optional(),
    district: Name.optional(),
    countrycode: Name.optional(),
    type: Name.optional(),
  }),
})
const Collection = z.object({ features: z.array(Feature) })

/** Photon, made for search as you type; its public demonstration server must not be used by a shop (geo.md 3). */
export function createPhoton({
  url,
  patienceMs,
}: {
  url: string
  patienceMs?: number | undefined
}): Geocoder {
  const ask = async (path: string, query: Record<string, string>, lookup: Lookup): Promise<Place[]> => {
    const lang = LANGUAGES.includes(lookup.language) ? lookup.language : 'default'
    const parameters = new URLSearchParams([
      ...Object.entries({ ...query, lang }),
      ['layer', 'house'],
      ['layer', 'street'],
    ])
    const { features } = await askJson(`${url}/${path}?${parameters}`, Collection, { patienceMs })
    return features.flatMap((feature) => placeOf(feature, lookup.country) ?? [])
  }
  return {
    source: 'photon',
    async search({ text, near, limit, ...lookup }) {
      const places = await ask(
        'api',
        {
          q: typedText(text),
          limit: String(limit),
          countrycode: lookup.country.toUpperCase(),
          ...(near && { lat: String(near.lat), lon: String(near.lng) }),
        },
        lookup,
      )
      return places.map(hit).filter(isFirstOfItsLabel)
    },
    find: async () => undefined, // its hits already are places
    async reverse(coordinates, lookup) {
      const { lat, lng } = coordinates
      const query = { lat: String(lat), lon: String(lng), radius: String(REVERSE_KILOMETRES), limit: '1' }
      const [place] = await ask('reverse', query, lookup)
      return place && { ...place, coordinates, isExact: true }
    },
  }
}

function placeOf({ geometry, properties }: z.output<typeof Feature>, country: string): Place | undefined {
  const [lng, lat] = geometry.coordinates
  const coordinates: Coordinates = { lat, lng }
  const { housenumber, postcode, city, district, countrycode, type } = properties
  // `name` is the street's own name for a street; for a house number it is a shop in the building.
  const street = properties.street ?? (type === 'street' ? properties.name : undefined)
  if (!street || !mayLieIn(country, coordinates)) return undefined
  if (countrycode && countrycode.toLowerCase() !== country.toLowerCase()) return undefined
  return {
    source: 'photon',
    address: [street, housenumber].filter(Boolean).join(' '),
    zipcode: postcode ?? null,
    city: city ?? district ?? null,
    coordinates,
    isExact: housenumber !== undefined,
    ...(housenumber === undefined && { warning: 'houseNumberMissing' as const }),
  }
}

const hit = (place: Place): { label: string; place: Place } => ({ label: placeLabel(place), place })

const isFirstOfItsLabel = (one: Hit, at: number, all: readonly Hit[]): boolean =>
  all.findIndex(({ label }) => label === one.label) === at
