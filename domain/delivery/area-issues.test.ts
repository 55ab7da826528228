import { describe, expect, test } from 'vitest'
import type { Shape } from '#contract/delivery.ts'
import { square } from '../test/shape-fixture.ts'
import { areaIssues, shapeIssue } from './area-issues.ts'
import { areaMessages } from './area-messages.ts'
import { circleShape } from './circle-shape.ts'
import { tidyShape } from './shape-rings.ts'

type Corner = [number, number]
const [lng, lat] = [13.4, 52.5]
const polygon = (...rings: Corner[][]): Shape => ({ type: 'Polygon', coordinates: rings })
const at = (east: number, north: number): Corner => [lng + east / 1000, lat + north / 1000]
/** A regular shape with many corners. */
const round = (corners: number): Corner[] =>
  Array.from({ length: corners }, (_, index): Corner => {
    const angle = (index / corners) * 2 * Math.PI
    return [lng + Math.cos(angle) / 50, lat + Math.sin(angle) / 50]
  })

describe('a shape', () => {
  test.each<[string, Shape, keyof typeof areaMessages | undefined]>([
    ['a square', polygon(square(lng, lat, 0.01)), undefined],
    ['an open ring is closed by itself', polygon([at(0, 0), at(9, 0), at(0, 9)]), undefined],
    ['with a hole', polygon(square(lng, lat, 0.02), square(lng, lat, 0.01)), undefined],
    [
      'of two parts',
      { type: 'MultiPolygon', coordinates: [[square(lng, lat, 0.01)], [square(13.5, lat, 0.01)]] },
      undefined,
    ],
    ['a circle', circleShape({ lng, lat }, 3000), undefined],
    ['a right angle on a straight side', polygon([at(0, 0), at(5, 0), at(9, 0), at(9, 9)]), undefined],
    ['of 500 points', polygon(round(500)), undefined],
    ['of 501 points', polygon(round(501)), 'tooManyPoints'],
    ['without a point', polygon([]), 'pointsMissing'],
    ['without a ring', polygon(), 'pointsMissing'],
    ['of two points, there and back', polygon([at(0, 0), at(9, 0), at(0, 0)]), 'pointsMissing'],
    ['of the same point three times', polygon([at(0, 0), at(0, 0), at(0, 0)]), 'pointsMissing'],
    ['a bow tie', polygon([at(0, 0), at(9, 9), at(9, 0), at(0, 9)]), 'crossesItself'],
    [
      'that touches itself in a corner',
      polygon([at(0, 0), at(9, 0), at(5, 5), at(9, 9), at(0, 9), at(5, 5)]),
      'crossesItself',
    ],
    ['that goes a side back', polygon([at(0, 0), at(9, 0), at(4, 0), at(4, 9)]), 'crossesItself'],
    ['flat as a line', polygon([at(0, 0), at(5, 0), at(9, 0)]), 'crossesItself'],
    [
      'whose hole reaches over the edge',
      polygon(square(lng, lat, 0.02), square(13.42, lat, 0.01)),
      'partsMeet',
    ],
    ['with latitude and longitude swapped', polygon(square(lat, lng, 0.01)), 'outsideCountry'],
    [
      'around the earth',
      polygon([
        [-180, -90],
        [180, -90],
        [180, 90],
        [-180, 90],
      ]),
      'outsideCountry',
    ],
  ])('%s', (_, shape, message) => {
    expect(shapeIssue(shape, 'de')).toBe(message && areaMessages[message])
  })
})

describe('an area', () => {
  test.each<[string, string[], Shape | null, Record<string, string>]>([
    ['of postal codes', ['12045', '12047'], null, {}],
    ['of a shape', [], polygon(square(lng, lat, 0.01)), {}],
    [
      'with a town for a postal code',
      ['12045', 'Berlin'],
      null,
      { 'zipcodes.1': areaMessages.postalCodeWrong },
    ],
    ['with a bad shape', [], polygon([]), { shape: areaMessages.pointsMissing }],
  ])('%s', (_, zipcodes, shape, expected) => {
    expect(areaIssues({ zipcodes, shape }, 'de')).toEqual(expected)
  })
})

test('a shape is stored closed, without a corner twice and as finely as points are compared', () => {
  const drawn = polygon([at(0, 0), at(0, 0), [13.409_000_04, 52.5], at(0, 9)])
  expect(tidyShape(drawn)).toEqual(polygon([at(0, 0), at(9, 0), at(0, 9), at(0, 0)]))
})
