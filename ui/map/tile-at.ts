import type { Coordinates } from '#contract/delivery.ts'

/** The tile that holds a point: zoom, column from the west and row from the north (Web Mercator). */
export function tileAt({ lat, lng }: Coordinates, zoom: number): [z: number, x: number, y: number] {
  const tiles = 2 ** zoom
  const column = ((lng + 180) / 360) * tiles
  const row = ((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * tiles
  const within = (at: number) => Math.min(tiles - 1, Math.max(0, Math.floor(at)))
  return [zoom, within(column), within(row)]
}
