import type { Coordinates } from '#contract/delivery.ts'

type Box = { south: number; west: number; north: number; east: number }

/** The corners of the countries we know, a little generous. */
const boxes: Record<string, Box> = {
  de: { south: 47.2, west: 5.8, north: 55.2, east: 15.1 },
  at: { south: 46.3, west: 9.5, north: 49.1, east: 17.2 },
  ch: { south: 45.8, west: 5.9, north: 47.9, east: 10.6 },
}

const earth: Box = { south: -90, west: -180, north: 90, east: 180 }

/** Whether a point may lie in a country; swapped coordinates do not. Of a country we do not know every point on earth may. */
export function mayLieIn(country: string, { lat, lng }: Coordinates): boolean {
  const box = boxes[country.toLowerCase()] ?? earth
  return lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east
}
