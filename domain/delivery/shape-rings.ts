import type { Shape } from '#contract/delivery.ts'
import { degrees, micro } from './coordinates.ts'

/** A point as GeoJSON has it, in degrees. */
export type Position = [lng: number, lat: number]

/** The polygons of a shape, each as its rings. */
export const polygonsOf = (shape: Shape): Position[][][] =>
  shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates

/** The corners of a ring, each once: GeoJSON repeats the first one at the end. */
export function cornersOf(ring: readonly Position[]): Position[] {
  const corners = ring.filter((corner, at) => at === 0 || !isSamePoint(corner, ring[at - 1]!))
  const [first] = corners
  return first && corners.length > 1 && isSamePoint(corners.at(-1)!, first) ? corners.slice(0, -1) : corners
}

/** A ring as GeoJSON wants it: closed. */
export function ringOf(corners: readonly Position[]): Position[] {
  const [first] = corners
  return first ? [...corners, first] : []
}

/** A shape in the form in which it is stored: as fine as points are compared, every ring closed, no corner twice. */
export function tidyShape(shape: Shape): Shape {
  const tidy = (ring: Position[]) => ringOf(cornersOf(ring.map(finePoint)))
  return shape.type === 'Polygon'
    ? { type: 'Polygon', coordinates: shape.coordinates.map(tidy) }
    : { type: 'MultiPolygon', coordinates: shape.coordinates.map((rings) => rings.map(tidy)) }
}

/** A point as finely as points are stored. */
export const finePoint = ([lng, lat]: Position): Position => [degrees(micro(lng)), degrees(micro(lat))]

const isSamePoint = (a: Position, b: Position): boolean =>
  micro(a[0]) === micro(b[0]) && micro(a[1]) === micro(b[1])
