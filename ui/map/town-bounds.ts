import type { Coordinates } from '#contract/delivery.ts'

/** The extent of the built-in base map, in degrees. */
export const townBounds = { west: 13.3632, east: 13.5743, south: 52.4248, north: 52.5152 } as const

/** Whether the base map has anything to show around a point. */
export const isInTown = ({ lat, lng }: Coordinates): boolean =>
  lng > townBounds.west && lng < townBounds.east && lat > townBounds.south && lat < townBounds.north
