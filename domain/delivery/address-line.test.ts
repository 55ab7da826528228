import { describe, expect, test } from 'vitest'
import { addressLine, hasHouseNumber, streetOf } from './address-line.ts'

test.each([
  'Weserstraße 12',
  'Weserstraße 12a',
  'Weserstraße 12 a',
  'Weserstraße 12-14',
  'Weserstraße 12a - 12c',
  'Sonnenallee 225/2',
  'Straße des 17. Juni 135',
  ' Weserstraße 9999 ',
])('%j has a house number', (street) => {
  expect(hasHouseNumber(street)).toBe(true)
})

test.each(['', '12', 'Weserstraße', 'Straße des 17. Juni', 'Platz 12 Bäume', 'Weserstraße 12345', 'U8'])(
  '%j has none',
  (street) => {
    expect(hasHouseNumber(street)).toBe(false)
  },
)

describe('the street of an order', () => {
  test.each<[string, string | undefined, string, string]>([
    ['is that of the place', 'Weserstraße 12', 'Karl-Marx-Straße 1', 'Weserstraße 12'],
    ['is what was typed where there is no place', undefined, 'Weserstraße 12', 'Weserstraße 12'],
    ['is what was typed where no address is near', '', 'Feldweg 3', 'Feldweg 3'],
    ['takes the number that was typed', 'Weserstraße', 'weserstrasse 12', 'weserstrasse 12'],
    ['keeps to the place when another street was typed', 'Weserstraße', 'Karl-Marx-Straße 1', 'Weserstraße'],
    ['keeps to the place when nothing was typed', 'Weserstraße', '', 'Weserstraße'],
  ])('%s', (_, place, typed, expected) => {
    expect(streetOf(place === undefined ? undefined : { address: place }, typed)).toBe(expected)
  })
})

test.each([
  ['Weserstraße 12', '12045', 'Berlin', 'Weserstraße 12, 12045 Berlin'],
  ['Weserstraße 12', '12045', null, 'Weserstraße 12, 12045'],
  ['Weserstraße 12', null, 'Berlin', 'Weserstraße 12, Berlin'],
  ['Weserstraße 12', null, null, 'Weserstraße 12'],
  ['', '12045', 'Berlin', '12045 Berlin'],
])('%j %j %j on one line', (address, zipcode, city, line) => {
  expect(addressLine({ address, zipcode, city })).toBe(line)
})
