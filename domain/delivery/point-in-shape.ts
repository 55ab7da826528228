import type { Coordinates, Shape } from '#contract/delivery.ts'
import { micro } from './coordinates.ts'

type Point = readonly [x: number, y: number]
type Position = 'inside' | 'border' | 'outside'

/**
 * Whether a point lies in a shape. The border belongs to the shape, around its holes too; what is inside of a hole does
 * not. Counted in whole millionths of a degree, so that on the border means on the border.
 */
export function isInShape(shape: Shape, { lat, lng }: Coordinates): boolean {
  const point: Point = [micro(lng), micro(lat)]
  const polygons = shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates
  return polygons.some((rings) => isInPolygon(rings, point))
}

function isInPolygon([outer, ...holes]: readonly (readonly Point[])[], point: Point): boolean {
  const place = outer ? positionIn(outer, point) : 'outside'
  if (place !== 'inside') return place === 'border'
  return holes.every((hole) => positionIn(hole, point) !== 'inside')
}

/** Counts how often a ray to the east crosses the ring; an odd number is inside. */
function positionIn(ring: readonly Point[], [x, y]: Point): Position {
  let isInside = false
  for (const [at, end] of ring.entries()) {
    const start = ring[at === 0 ? ring.length - 1 : at - 1]!
    const [x1, y1, x2, y2] = [micro(start[0]) - x, micro(start[1]) - y, micro(end[0]) - x, micro(end[1]) - y]
    const side = x1 * y2 - x2 * y1
    if (side === 0 && x1 * x2 <= 0 && y1 * y2 <= 0) return 'border'
    if (y1 > 0 !== y2 > 0 && side > 0 === y2 > y1) isInside = !isInside
  }
  return isInside ? 'inside' : 'outside'
}
