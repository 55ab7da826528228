import type { AreaDocument } from '#contract/delivery.staff.ts'
import type { AreaOutline, Coordinates, Shape } from '#contract/delivery.ts'
import { normalizedCode } from '#domain/delivery/area-match.ts'
import { circleShape } from '#domain/delivery/circle-shape.ts'
import { type Position, polygonsOf } from '#domain/delivery/shape-rings.ts'

/** An area as the map draws it. */
export type AreaFeature = {
  type: 'Feature'
  properties: { id: string; name: string; isChosen: boolean }
  geometry: Shape
}

/** The shapes of postal codes, as far as they are known. */
export type CodeShapes = ReadonlyMap<string, Shape>

type Extent = Pick<AreaDocument, 'zipcodes' | 'shape' | 'radius'>

/** Everything that an area covers and that can be drawn: its shape, its circle and its postal codes. */
export function areaShape(
  { zipcodes, shape, radius }: Extent,
  center: Coordinates | undefined,
  codes: CodeShapes,
): Shape | undefined {
  const known = zipcodes.flatMap((code) => codes.get(normalizedCode(code)) ?? [])
  const circle = center && radius ? [circleShape(center, radius)] : []
  const polygons = [...(shape ? [shape] : []), ...circle, ...known].flatMap(polygonsOf)
  return polygons.length > 0 ? { type: 'MultiPolygon', coordinates: polygons } : undefined
}

/** The corners of the box around shapes, south west and north east; undefined where nothing is drawn. */
export function boxAround(shapes: readonly Shape[]): [Position, Position] | undefined {
  const points = shapes.flatMap(polygonsOf).flat(2)
  if (points.length === 0) return undefined
  const [lngs, lats] = [points.map(([lng]) => lng), points.map(([, lat]) => lat)]
  return [
    [Math.min(...lngs), Math.min(...lats)],
    [Math.max(...lngs), Math.max(...lats)],
  ]
}

/** The extent of an area as the rules read it. */
export const outlineOf = (
  id: string,
  { name, zipcodes, shape, radius }: AreaDocument,
  center: Coordinates | undefined,
): AreaOutline => ({
  id,
  name,
  zipcodes: zipcodes.map(normalizedCode),
  shape,
  center: radius === null ? null : (center ?? null),
  radius,
})
