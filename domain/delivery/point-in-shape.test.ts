import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon'
import { multiPolygon, point } from '@turf/helpers'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Shape } from '#contract/delivery.ts'
import { anyRings, coordinatesOf, pointsAround, shapeOf, square } from '../test/shape-fixture.ts'
import { isInShape } from './point-in-shape.ts'

/** Around 52.48, 13.43, with a hole in its middle. */
const ring: Shape = {
  type: 'Polygon',
  coordinates: [square(13.43, 52.48, 0.02), square(13.43, 52.48, 0.01)],
}
const island = square(13.43, 52.48, 0.005)
const withIsland: Shape = { type: 'MultiPolygon', coordinates: [ring.coordinates, [island]] }

describe.each<[string, number, number, boolean, boolean]>([
  ['the middle of the hole', 52.48, 13.43, false, true],
  ['the hole beside the island', 52.48, 13.438, false, false],
  ['the border of the hole', 52.48, 13.44, true, true],
  ['a corner of the hole', 52.49, 13.44, true, true],
  ['between hole and border', 52.495, 13.445, true, true],
  ['the border', 52.48, 13.45, true, true],
  ['the upper border', 52.5, 13.43, true, true],
  ['a corner', 52.46, 13.41, true, true],
  ['a step beyond the border', 52.48, 13.450001, false, false],
  ['a step beyond a corner', 52.500001, 13.45, false, false],
  ['the line on which a side lies', 52.5, 13.46, false, false],
  ['the height of a corner, to the west', 52.46, 13.4, false, false],
  ['far away', 48.1, 11.5, false, false],
  ['the other side of the earth', -52.48, -166.57, false, false],
])('%s', (_, lat, lng, inRing, inBoth) => {
  test(`is ${inRing ? 'inside' : 'outside'} of the ring`, () => {
    expect(isInShape(ring, { lat, lng })).toBe(inRing)
  })

  test(`is ${inBoth ? 'inside' : 'outside'} of ring and island`, () => {
    expect(isInShape(withIsland, { lat, lng })).toBe(inBoth)
  })
})

test.each<[string, Shape]>([
  ['a polygon without rings', { type: 'Polygon', coordinates: [] }],
  ['a ring without corners', { type: 'Polygon', coordinates: [[]] }],
  ['no polygon at all', { type: 'MultiPolygon', coordinates: [] }],
])('nothing lies in %s', (_, shape) => {
  expect(isInShape(shape, { lat: 52.48, lng: 13.43 })).toBe(false)
})

test('a ring may run either way round, and may be left open', () => {
  const open = square(13.43, 52.48, 0.02).slice(1)
  for (const corners of [open, open.toReversed()]) {
    const shape: Shape = { type: 'Polygon', coordinates: [corners] }
    expect(isInShape(shape, { lat: 52.48, lng: 13.43 })).toBe(true)
    expect(isInShape(shape, { lat: 52.48, lng: 13.45 })).toBe(true)
    expect(isInShape(shape, { lat: 52.48, lng: 13.46 })).toBe(false)
  }
})

test('another implementation decides the same for 10,000 points in, on and around shapes with holes', () => {
  let points = 0
  const seen = { inside: 0, outside: 0 }
  fc.assert(
    fc.property(
      anyRings.chain((polygons) =>
        fc.tuple(
          fc.constant(polygons),
          fc.array(pointsAround(polygons), { minLength: 100, maxLength: 100, size: 'max' }),
        ),
      ),
      ([polygons, around]) => {
        const shape = shapeOf(polygons)
        for (const one of around) {
          // It counts in whatever unit it is given; in whole numbers its borders are as sharp as ours.
          const expected = polygons.some((rings) => booleanPointInPolygon(point(one), multiPolygon([rings])))
          expect([one, isInShape(shape, coordinatesOf(one))]).toEqual([one, expected])
          seen[expected ? 'inside' : 'outside']++
          points++
        }
      },
    ),
    { numRuns: 100, seed: 20261121 },
  )
  expect(points).toBeGreaterThanOrEqual(10_000)
  expect(Math.min(seen.inside, seen.outside)).toBeGreaterThan(1_000)
})
