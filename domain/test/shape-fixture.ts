import fc from 'fast-check'
import type { Coordinates, Shape } from '#contract/delivery.ts'
import { degrees } from '../delivery/coordinates.ts'

export type Point = [x: number, y: number]
type Ring = Point[]

const RAYS = 12

/** A ring around a point of whole coordinates, its corners at distances from `near` to `far`, closed as GeoJSON wants it. */
const ring = ([x, y]: Point, near: number, far: number): fc.Arbitrary<Ring> =>
  fc
    .array(fc.integer({ min: near, max: far }), { minLength: RAYS, maxLength: RAYS })
    .map((distances): Ring => {
      const corners = distances.map((distance, at): Point => {
        const angle = (at / RAYS) * 2 * Math.PI
        return [even(x + distance * Math.cos(angle)), even(y + distance * Math.sin(angle))]
      })
      return [...corners, corners[0]!]
    })

/** With even corners, the middle of every side is a whole point too. */
const even = (value: number): number => Math.round(value / 2) * 2

const centers = fc.tuple(
  fc.integer({ min: 13_300_000, max: 13_500_000 }),
  fc.integer({ min: 52_400_000, max: 52_600_000 }),
)

/** Polygons about the size of a part of a town, with no hole, one or two; in millionths of a degree. */
const anyPolygon: fc.Arbitrary<Ring[]> = centers.chain(([x, y]) =>
  fc
    .tuple(
      ring([x, y], 20_000, 40_000),
      fc.subarray([
        [x - 8_000, y],
        [x + 8_000, y],
      ] as Point[]),
    )
    .chain(([outer, holes]) =>
      fc.tuple(...holes.map((center) => ring(center, 2_000, 6_000))).map((inner) => [outer, ...inner]),
    ),
)

/** Polygons, alone or several at once. */
export const anyRings: fc.Arbitrary<Ring[][]> = fc.array(anyPolygon, { minLength: 1, maxLength: 3 })

/** Points all over a shape: anywhere, on its corners and sides, and a step beside them. */
export const pointsAround = (polygons: readonly Ring[][]): fc.Arbitrary<Point> => {
  const sides = polygons.flat().flatMap((corners) => corners.slice(1).map((to, at) => [corners[at]!, to]))
  const onBorder = fc
    .tuple(fc.constantFrom(...(sides as [Point, Point][])), fc.constantFrom(0, 0.5, 1))
    .map(([[from, to], share]): Point => [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
    ])
  const step = fc.integer({ min: -1, max: 1 })
  const beside = fc.tuple(onBorder, step, step).map(([[x, y], dx, dy]): Point => [x + dx, y + dy])
  const corners = polygons.flat(2)
  const range = (at: 0 | 1) => {
    const values = corners.map((corner) => corner[at])
    return fc.integer({ min: Math.min(...values) - 5_000, max: Math.max(...values) + 5_000 })
  }
  return fc.oneof({ weight: 4, arbitrary: fc.tuple(range(0), range(1)) }, onBorder, beside)
}

const inDegrees = (polygon: Ring[]): Point[][] =>
  polygon.map((corners) => corners.map(([x, y]): Point => [degrees(x), degrees(y)]))

/** The same in degrees, as it is stored. */
export const shapeOf = (polygons: readonly Ring[][]): Shape =>
  polygons.length === 1
    ? { type: 'Polygon', coordinates: inDegrees(polygons[0]!) }
    : { type: 'MultiPolygon', coordinates: polygons.map(inDegrees) }

export const coordinatesOf = ([x, y]: Point): Coordinates => ({ lat: degrees(y), lng: degrees(x) })

/** A square of `half` degrees around a point. */
export const square = (lng: number, lat: number, half: number): [number, number][] => [
  [lng - half, lat - half],
  [lng + half, lat - half],
  [lng + half, lat + half],
  [lng - half, lat + half],
  [lng - half, lat - half],
]
