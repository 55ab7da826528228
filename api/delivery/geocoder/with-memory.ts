import type { Place } from '../place-id.ts'
import type { Geocoder, Hit, Lookup } from './geocoder.ts'
import { createMemory } from './memory.ts'

const DAY_MS = 24 * 3_600_000
const MAX_KEPT = 2_000
/** Markers closer than a metre are one. */
const DIGITS = 5

/**
 * A geocoder that caches the answers of its service for a day. Only for services that allow it; failures are not
 * cached.
 */
export function withMemory(service: Geocoder, clock: () => number): Geocoder {
  const hits = createMemory<Hit[]>(MAX_KEPT, DAY_MS, clock)
  const places = createMemory<Place | 'nowhere'>(MAX_KEPT, DAY_MS, clock)
  const place = async (
    key: unknown[],
    { country, language }: Lookup,
    ask: () => Promise<Place | undefined>,
  ) => {
    const name = JSON.stringify([...key, country, language])
    const known = places.get(name)
    if (known) return known === 'nowhere' ? undefined : known
    const found = await ask()
    places.set(name, found ?? 'nowhere')
    return found
  }
  return {
    source: service.source,
    async search(query) {
      const { text, near, country, language, limit } = query
      const name = JSON.stringify([text.normalize('NFC').toLowerCase(), near, country, language, limit])
      const known = hits.get(name)
      if (known) return known
      const found = await service.search(query)
      hits.set(name, found)
      return found
    },
    find: (ref, lookup) => place(['find', ref], lookup, () => service.find(ref, lookup)),
    reverse: async (coordinates, lookup) => {
      const { lat, lng } = coordinates
      const key = ['reverse', lat.toFixed(DIGITS), lng.toFixed(DIGITS)]
      const known = await place(key, lookup, () => service.reverse(coordinates, lookup))
      return known && { ...known, coordinates }
    },
  }
}
