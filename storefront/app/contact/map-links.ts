import { readCoordinates } from '#domain/delivery/coordinates.ts'

/** Where a map comes from, for the policy of the page; undefined without an address that may be framed. */
export function frameOrigin(mapUrl: string): string | undefined {
  const url = URL.parse(mapUrl)
  return url?.protocol === 'https:' ? url.origin : undefined
}

/** A plain link to a route planner, by coordinates or else by address; undefined when neither is known. */
export function routeLink(settings: { RESTAURANT_COORDINATES: string; ADDRESS: string }): string | undefined {
  const at = readCoordinates(settings.RESTAURANT_COORDINATES)
  if (at) return `https://www.openstreetmap.org/directions?to=${at.lat}%2C${at.lng}`
  if (settings.ADDRESS.trim() === '') return undefined
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(settings.ADDRESS.trim())}`
}
