import { expect, test } from 'vitest'
import { mitte } from '../test/quote-fixture.ts'
import { areaForPostalCode } from './area-match.ts'

const dresden = { ...mitte, id: 'dresden', zipcode: '01067, 01069' }
const areas = [mitte, dresden]

test.each([
  ['10115', 'mitte'],
  [' 10 115 ', 'mitte'],
  ['01067', 'dresden'],
  ['01069', 'dresden'],
])('%j lies in %s', (postalCode, id) => {
  expect(areaForPostalCode(areas, postalCode)?.id).toBe(id)
})

test.each(['1067', '', '1011', '99999'])('%j lies in no area', (postalCode) => {
  expect(areaForPostalCode(areas, postalCode)).toBeUndefined()
})
