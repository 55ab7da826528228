import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { eachRow } from './read-csv.ts'
import { postalCodeAt, readPostalCodeShapes } from './postal-code-shapes.ts'

const text = (name: string) =>
  readFileSync(new URL(`../../../geodata/${name}`, import.meta.url)).toString('utf8')
const shapes = readPostalCodeShapes(text('berlin-plz.geojson'))

test.each([
  ['12045', { lat: 52.4865, lng: 13.433 }],
  ['10178', { lat: 52.5219, lng: 13.4132 }],
  [undefined, { lat: 48.8566, lng: 2.3522 }],
])('the postal code is %s at %o', (zipcode, point) => {
  expect(postalCodeAt(shapes, point)).toBe(zipcode)
})

test('of 1,000 houses at least 995 lie in the shape of their own postal code', () => {
  const houses: { zipcode: string; lat: number; lng: number }[] = []
  eachRow(text('berlin-neukoelln-addresses.csv'), ([, , zipcode = '', , lat, lng]) => {
    houses.push({ zipcode, lat: Number(lat), lng: Number(lng) })
  })
  const some = houses.filter((_, at) => at % 13 === 0).slice(0, 1_000)
  const right = some.filter((house) => postalCodeAt(shapes, house) === house.zipcode)
  expect(some).toHaveLength(1_000)
  expect(right.length).toBeGreaterThanOrEqual(995)
})
