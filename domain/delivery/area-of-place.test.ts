import { expect, test } from 'vitest'
import type { Area, AreaOutline, Coordinates } from '#contract/delivery.ts'
import { messages } from '../messages.ts'
import { cents, zero } from '../money.ts'
import { failed } from '../result.ts'
import { mitte } from '../test/quote-fixture.ts'
import { square } from '../test/shape-fixture.ts'
import { areaOfPlace } from './area-of-place.ts'

const kitchen = { lat: 52.48, lng: 13.43 }
const served = (...given: (Partial<AreaOutline> & { id: string; fee: number })[]) => ({
  areas: given.map(({ id, fee }): Area => ({ ...mitte, id, deliveryPrice: cents(fee) })),
  outlines: given.map(({ id, zipcodes = [], shape = null, center = null, radius = null }): AreaOutline => ({
    id,
    name: id,
    zipcodes,
    shape,
    center,
    radius,
  })),
})
const drawn = { type: 'Polygon' as const, coordinates: [square(13.43, 52.48, 0.02)] }
const rules = { surchargeBelowMinimum: false }
const find = (
  given: ReturnType<typeof served>,
  zipcode: string | null,
  coordinates: Coordinates | null,
  isExact = true,
) => {
  const found = areaOfPlace(given, { zipcode, coordinates, isExact }, zero, rules)
  return found.ok ? found.value.id : found
}

const three = served(
  { id: 'code', fee: 100, zipcodes: ['12045'] },
  { id: 'shape', fee: 300, shape: drawn },
  { id: 'radius', fee: 200, center: kitchen, radius: 1000 },
)

test.each<[string, string | null, Coordinates | null, string]>([
  ['by its postal code', '12045', null, 'code'],
  ['by its marker, the cheaper of two', '12049', kitchen, 'radius'],
  ['by its marker', '12049', { lat: 52.49, lng: 13.44 }, 'shape'],
])('a place is found %s', (_, zipcode, marker, expected) => {
  expect(find(three, zipcode, marker)).toBe(expected)
})

test.each<[string, string | null, Coordinates | null, boolean]>([
  ['a marker beyond everything', '12049', { lat: 52.6, lng: 13.43 }, true],
  ['an estimate a town away', '80331', { lat: 48.137, lng: 11.575 }, false],
])('%s is out of range', (_, zipcode, marker, isExact) => {
  expect(find(three, zipcode, marker, isExact)).toEqual(failed(messages.outOfRange))
})

test.each<[string, string | null, Coordinates | null]>([
  ['a postal code alone', '12049', null],
  ['an estimate inside of a shape', '12049', kitchen],
  ['an estimate next to a shape', '12049', { lat: 52.52, lng: 13.43 }],
  ['nothing', null, null],
])('%s asks for a marker where something is drawn', (_, zipcode, marker) => {
  expect(find(three, zipcode, marker, false)).toEqual(failed(messages.markerMissing))
})

test('of a postal code alone it is enough to know about where it is, and how far it reaches', () => {
  const ask = (zipcode: string, around: Coordinates, aroundMetres?: number) =>
    areaOfPlace(three, { zipcode, coordinates: null, isExact: true, around, aroundMetres }, zero, rules)
  expect(ask('80331', { lat: 48.137, lng: 11.575 })).toEqual(failed(messages.outOfRange))
  expect(ask('12049', { lat: 52.4, lng: 13.3 })).toEqual(failed(messages.markerMissing))
  expect(ask('12107', { lat: 52.4, lng: 13.3 }, 1_500)).toEqual(failed(messages.outOfRange))
})

test('a postal code alone is enough where nothing is drawn', () => {
  const codes = served({ id: 'code', fee: 100, zipcodes: ['12045'] })
  expect(find(codes, '12049', null)).toEqual(failed(messages.outOfRange))
  expect(find(codes, '12049', kitchen, false)).toEqual(failed(messages.outOfRange))
})

test('an area that has both says no by the postal code, and asks for no marker', () => {
  const both = served({ id: 'both', fee: 100, zipcodes: ['12045'], shape: drawn })
  expect(find(both, '12049', kitchen, false)).toEqual(failed(messages.outOfRange))
  expect(find(both, null, kitchen)).toBe('both')
})
