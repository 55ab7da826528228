import { expect, test } from 'vitest'
import { mayLieIn } from './country-box.ts'

test.each([
  ['Berlin', 'de', { lat: 52.48, lng: 13.43 }, true],
  ['Sylt', 'DE', { lat: 55.05, lng: 8.43 }, true],
  ['Berlin with swapped coordinates', 'de', { lat: 13.43, lng: 52.48 }, false],
  ['Paris', 'de', { lat: 48.85, lng: 2.35 }, false],
  ['Vienna', 'at', { lat: 48.21, lng: 16.37 }, true],
  ['nowhere on earth', 'xx', { lat: 12, lng: 1e300 }, false],
  ['anywhere in a country we do not know', 'xx', { lat: -33.9, lng: 151.2 }, true],
])('%s in %s', (_, country, point, may) => {
  expect(mayLieIn(country, point)).toBe(may)
})
