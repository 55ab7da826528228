import type { AreaOutline, Shape } from '#contract/delivery.ts'
import { normalizedCode } from './area-match.ts'
import { circleShape } from './circle-shape.ts'
import { cross } from './crossing.ts'
import { isInShape } from './point-in-shape.ts'
import { cornersOf, polygonsOf } from './shape-rings.ts'

type Extent = Pick<AreaOutline, 'zipcodes' | 'shape' | 'center' | 'radius'>

/** Whether a place may lie in both of two areas: they name the same postal code, or what is drawn of them overlaps. */
export function mayOverlap(a: Extent, b: Extent): boolean {
  const codes = new Set(a.zipcodes.map(normalizedCode))
  if (b.zipcodes.some((code) => codes.has(normalizedCode(code)))) return true
  // A place has a postal code: an area that names some is not asked for the places of another one.
  if ((a.zipcodes.length === 0) !== (b.zipcodes.length === 0)) return false
  return shapesOf(a).some((shape) => shapesOf(b).some((other) => shapesOverlap(shape, other)))
}

const shapesOf = ({ shape, center, radius }: Extent): Shape[] => [
  ...(shape ? [shape] : []),
  ...(center && radius ? [circleShape(center, radius)] : []),
]

function shapesOverlap(a: Shape, b: Shape): boolean {
  const [ringsOfA, ringsOfB] = [a, b].map((shape) => polygonsOf(shape).flatMap((one) => one.map(cornersOf)))
  if (ringsOfA?.some((ring) => ringsOfB?.some((other) => cross(ring, other)))) return true
  // Neither crosses the other: one lies in the other as a whole, or they are apart.
  return holdsCornerOf(a, ringsOfB) || holdsCornerOf(b, ringsOfA)
}

const holdsCornerOf = (shape: Shape, rings: readonly (readonly [number, number][])[] = []): boolean =>
  rings.some(([corner]) => corner !== undefined && isInShape(shape, { lng: corner[0], lat: corner[1] }))
