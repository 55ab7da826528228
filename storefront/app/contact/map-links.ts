/** Where a map comes from, for the policy of the page; undefined without an address that may be framed. */
export function frameOrigin(mapUrl: string): string | undefined {
  const url = URL.parse(mapUrl)
  return url?.protocol === 'https:' ? url.origin : undefined
}

const COORDINATES = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/

/** A plain link to a route planner, by coordinates or else by address; undefined when neither is known. */
export function routeLink(settings: { RESTAURANT_COORDINATES: string; ADDRESS: string }): string | undefined {
  const [, lat, lng] = COORDINATES.exec(settings.RESTAURANT_COORDINATES) ?? []
  if (lat && lng) return `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`
  if (settings.ADDRESS.trim() === '') return undefined
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(settings.ADDRESS.trim())}`
}
