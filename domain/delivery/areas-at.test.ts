import { describe, expect, test } from 'vitest'
import type { AreaOutline, Coordinates } from '#contract/delivery.ts'
import { square } from '../test/shape-fixture.ts'
import { areasAt } from './areas-at.ts'

const kitchen = { lat: 52.48, lng: 13.43 }
const outline = (id: string, more: Partial<AreaOutline>): AreaOutline => ({
  id,
  name: id,
  zipcodes: [],
  shape: null,
  center: null,
  radius: null,
  ...more,
})
const drawn = { type: 'Polygon' as const, coordinates: [square(13.43, 52.48, 0.02)] }
const outlines = [
  outline('rixdorf', { zipcodes: ['12043', '12055'] }),
  outline('rixdorf again', { zipcodes: ['12043'] }),
  outline('drawn', { shape: drawn }),
  outline('near', { center: kitchen, radius: 1000 }),
  outline('both', { zipcodes: ['12051'], shape: drawn }),
]

const ids = (zipcode: string | null, coordinates: Coordinates | null, isExact = true) =>
  areasAt(outlines, { zipcode, coordinates, isExact }).map(({ id }) => id)
const edge = { lat: 52.48, lng: 13.45 }
const beyond = { lat: 52.48, lng: 13.46 }

describe('the postal code comes first', () => {
  test.each<[string, string, Coordinates | null, string[]]>([
    ['without a marker', '12055', null, ['rixdorf']],
    ['with a marker that lies elsewhere', '12055', beyond, ['rixdorf']],
    ['with a marker in what is drawn', '12055', kitchen, ['rixdorf']],
    ['when two areas name it', '12043', kitchen, ['rixdorf', 'rixdorf again']],
    ['typed with a space', ' 12 055', null, ['rixdorf']],
    ['of an area that is drawn too', '12051', beyond, ['both']],
  ])('%s', (_, zipcode, marker, expected) => {
    expect(ids(zipcode, marker)).toEqual(expected)
  })
})

describe('the marker decides where no area names the postal code', () => {
  test.each<[string, string | null, Coordinates, string[]]>([
    ['in a shape and a radius', '12049', kitchen, ['drawn', 'near']],
    ['on the border of a shape', '12049', edge, ['drawn']],
    ['outside of both', '12049', beyond, []],
    ['without a postal code, in areas that have some too', null, kitchen, ['drawn', 'near', 'both']],
    ['without a postal code, on the border', null, edge, ['drawn', 'both']],
    ['with an empty postal code', '', edge, ['drawn', 'both']],
    ['without a postal code, outside of everything', null, beyond, []],
  ])('%s', (_, zipcode, marker, expected) => {
    expect(ids(zipcode, marker)).toEqual(expected)
  })
})

test('an area with postal codes has said no to an address of another one, wherever its marker stands', () => {
  expect(ids('12049', kitchen)).not.toContain('both')
})

test('an estimated marker decides nothing', () => {
  expect(ids('12049', kitchen, false)).toEqual([])
  expect(ids(null, kitchen, false)).toEqual([])
  expect(ids('12043', kitchen, false)).toEqual(['rixdorf', 'rixdorf again'])
})

test('nothing that is known lies nowhere', () => {
  expect(ids(null, null)).toEqual([])
  expect(ids('', null)).toEqual([])
  expect(ids('99999', null)).toEqual([])
})

test.each([
  [999, true],
  [1000, true],
  [1001, false],
])('%i metres from the middle of a radius of 1,000 is %j', (metres, isIn) => {
  const lat = kitchen.lat + (metres / 6_371_008.8) * (180 / Math.PI)
  expect(ids('12049', { lat, lng: kitchen.lng }).includes('near')).toBe(isIn)
})

test('a radius around a restaurant that has not said where it is holds nothing', () => {
  const lost = [outline('lost', { radius: 1000 })]
  expect(areasAt(lost, { zipcode: null, coordinates: kitchen, isExact: true })).toEqual([])
})
