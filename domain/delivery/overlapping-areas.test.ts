import { expect, test } from 'vitest'
import type { AreaOutline } from '#contract/delivery.ts'
import { square } from '../test/shape-fixture.ts'
import { mayOverlap } from './overlapping-areas.ts'

type Extent = Pick<AreaOutline, 'zipcodes' | 'shape' | 'center' | 'radius'>

const middle = { lat: 52.5, lng: 13.4 }
const none: Extent = { zipcodes: [], shape: null, center: null, radius: null }
const codes = (...zipcodes: string[]): Extent => ({ ...none, zipcodes })
const drawn = (lng: number, half: number): Extent => ({
  ...none,
  shape: { type: 'Polygon', coordinates: [square(lng, 52.5, half)] },
})
const ringShaped: Extent = {
  ...none,
  shape: { type: 'Polygon', coordinates: [square(13.4, 52.5, 0.1), square(13.4, 52.5, 0.05)] },
}
const around = (radius: number): Extent => ({ ...none, center: middle, radius })

test.each<[string, Extent, Extent, boolean]>([
  ['areas with a postal code in common', codes('12045', '12047'), codes('12 047'), true],
  ['areas with different postal codes', codes('12045'), codes('12047'), false],
  ['two circles around the restaurant', around(1000), around(3000), true],
  ['shapes whose edges cross', drawn(13.4, 0.02), drawn(13.43, 0.02), true],
  ['shapes that are apart', drawn(13.4, 0.01), drawn(13.5, 0.01), false],
  ['a shape within another one', drawn(13.4, 0.01), drawn(13.4, 0.05), true],
  ['a shape in the hole of another one', drawn(13.4, 0.01), ringShaped, false],
  ['a circle and a shape that it reaches', around(2000), drawn(13.44, 0.015), true],
  ['a circle and a shape that it does not reach', around(500), drawn(13.44, 0.015), false],
  ['postal codes and a circle: the postal code decides alone', codes('12045'), around(3000), false],
  ['an area without any extent', none, around(3000), false],
])('%s', (_, a, b, expected) => {
  expect([mayOverlap(a, b), mayOverlap(b, a)]).toEqual([expected, expected])
})
