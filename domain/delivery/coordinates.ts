import type { Coordinates } from '#contract/delivery.ts'

const MICRO = 1_000_000
const EARTH_RADIUS_M = 6_371_008.8
const COORDINATES = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/

/** Whole millionths of a degree, a tenth of a metre: in them points are stored and compared without rounding errors. */
export const micro = (degrees: number): number => Math.round(degrees * MICRO)

export const degrees = (micro: number): number => micro / MICRO

/** Coordinates as a setting has them, `lat,lng`; undefined when they are none. */
export function readCoordinates(text: string): Coordinates | undefined {
  const [, lat, lng] = COORDINATES.exec(text) ?? []
  if (!lat || !lng) return undefined
  const found = { lat: Number(lat), lng: Number(lng) }
  return Math.abs(found.lat) <= 90 && Math.abs(found.lng) <= 180 ? found : undefined
}

/** Metres between two points as the crow flies, on a round earth. */
export function metresBetween(a: Coordinates, b: Coordinates): number {
  const [from, to] = [radians(a.lat), radians(b.lat)]
  const half =
    Math.sin((to - from) / 2) ** 2 + Math.sin(radians(b.lng - a.lng) / 2) ** 2 * Math.cos(from) * Math.cos(to)
  // Between opposite ends of the earth the sum may round to more than one.
  return 2 * EARTH_RADIUS_M * Math.atan2(Math.sqrt(half), Math.sqrt(Math.max(0, 1 - half)))
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180
