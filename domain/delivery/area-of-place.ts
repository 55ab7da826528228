import type { Area, AreaOutline, Coordinates, Shape } from '#contract/delivery.ts'
import type { Cents } from '#contract/primitives.ts'
import { type Message, messages } from '../messages.ts'
import { failed, ok, type Result } from '../result.ts'
import { areasAt, type Where } from './areas-at.ts'
import { cheapestArea } from './cheapest-area.ts'
import { metresBetween } from './coordinates.ts'

/** How far estimated coordinates may be off. */
const ESTIMATE_M = 3_000
/** How far a house may be from the middle of its postal code, where its size is not known. */
const POSTAL_CODE_M = 20_000

/** The areas of a branch, and where each of them lies. */
export type ServedAreas = { areas: readonly Area[]; outlines: readonly AreaOutline[] }

/**
 * The area that counts for a place and a cart, or why there is none: too far, or so near that only a marker on the map can
 * tell.
 */
export function areaOfPlace(
  { areas, outlines }: ServedAreas,
  where: Where,
  goods: Cents,
  rules: { surchargeBelowMinimum: boolean },
): Result<Area, Message> {
  const hits = new Set(areasAt(outlines, where).map(({ id }) => id))
  const served = areas.filter(({ id }) => hits.has(id))
  const area = cheapestArea(served, goods, rules)
  if (area) return ok(area)
  const isUnsure = outlines.some((outline) => mayContain(outline, where))
  return failed(isUnsure ? messages.markerMissing : messages.outOfRange)
}

/** Whether a place lies in any area, or may lie in one once its marker is set. */
export const mayBeServed = ({ outlines }: Pick<ServedAreas, 'outlines'>, where: Where): boolean =>
  areasAt(outlines, where).length > 0 || outlines.some((outline) => mayContain(outline, where))

/** Whether a place that is not known exactly may lie in what is drawn on the map. */
function mayContain({ zipcodes, shape, center, radius }: AreaOutline, where: Where): boolean {
  const { coordinates, isExact } = where
  if ((coordinates && isExact) || (where.zipcode && zipcodes.length > 0)) return false
  const [about, metres] = coordinates
    ? [coordinates, ESTIMATE_M]
    : [where.around, where.aroundMetres ?? POSTAL_CODE_M]
  if (shape && (!about || metresBetween(about, nearestInBox(shape, about)) <= metres)) return true
  if (!center || !radius) return false
  return !about || metresBetween(center, about) <= radius + metres
}

/** The point nearest to another one in the upright box around a shape. */
function nearestInBox(shape: Shape, { lat, lng }: Coordinates): Coordinates {
  const polygons = shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates
  const points = polygons.flatMap(([outer = []]) => outer)
  const clamp = (value: number, all: number[]) =>
    Math.min(Math.max(value, Math.min(...all)), Math.max(...all))
  return {
    lat: clamp(
      lat,
      points.map(([, y]) => y),
    ),
    lng: clamp(
      lng,
      points.map(([x]) => x),
    ),
  }
}
