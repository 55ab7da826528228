import { expect, test } from 'vitest'
import { typedAddress } from './typed-address.ts'

const dresden = { zipcode: '01067', city: 'Dresden', coordinates: { lat: 51.05, lng: 13.73 } }

test.each([
  ['Hauptstraße 5, 01067 Dresden', 'Hauptstraße 5'],
  ['01067 Dresden, Hauptstr. 5a', 'Hauptstr. 5a'],
  ['D-01067 dresden hauptstraße 5', 'hauptstraße 5'],
  ['Dresdener Straße 5, 01067 Dresden, Deutschland', 'Dresdener Straße 5'],
  ['01067', ''],
  ['01067 Dresden', ''],
])('%j holds %j', (text, address) => {
  expect(typedAddress(text, dresden)).toBe(address)
})

test('signs in the name of a town are signs', () => {
  expect(typedAddress('Weg 1, 01067 Bad (Süd)', { ...dresden, city: 'Bad (Süd)' })).toBe('Weg 1')
})
