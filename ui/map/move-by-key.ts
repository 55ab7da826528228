import type { Coordinates } from '#contract/delivery.ts'

const METRES_PER_DEGREE = 111_320
/** How far one press of an arrow key moves the marker, and one with Shift. */
const STEP_METRES = 10
const LEAP_METRES = 100

const ways: Record<string, { north: number; east: number }> = {
  ArrowUp: { north: 1, east: 0 },
  ArrowDown: { north: -1, east: 0 },
  ArrowRight: { north: 0, east: 1 },
  ArrowLeft: { north: 0, east: -1 },
}

/** Where a marker stands after a key; undefined for keys that do not move it. */
export function movedByKey(key: string, isLeap: boolean, { lat, lng }: Coordinates): Coordinates | undefined {
  const way = ways[key]
  if (!way) return undefined
  const metres = isLeap ? LEAP_METRES : STEP_METRES
  return {
    lat: lat + (way.north * metres) / METRES_PER_DEGREE,
    lng: lng + (way.east * metres) / (METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180)),
  }
}
