import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchStreets } from './search-streets.ts'
import { indexStreets, type Street } from './street-index.ts'

const street = (name: string, zipcode: string, more: Partial<Street> = {}): Street => ({
  street: name,
  zipcode,
  locality: 'Neukölln',
  district: 'Neukölln',
  city: 'Berlin',
  coordinates: { lat: 52.48, lng: 13.43 },
  register: '',
  houses: new Map(),
  ...more,
})
const index = indexStreets([
  street('Karl-Marx-Straße', '12043', { register: '1-99' }),
  street('Karl-Marx-Straße', '12055', { register: '100-280' }),
  street('Karl-Marx-Allee', '10243', { locality: 'Friedrichshain', register: '1-140' }),
  street('Bergstraße', '12169', { coordinates: { lat: 52.46, lng: 13.33 }, register: '1-95' }),
  street('Berliner Straße', '13187', { register: '1-30' }),
  street('Erkstraße', '12043', { register: '1-30' }),
  street('Burgstraße', '10178', { coordinates: { lat: 52.52, lng: 13.4 }, register: '1-30' }),
  street('Weserstraße', '12045', { houses: new Map([['12', { lat: 52.4869, lng: 13.4331 }]]) }),
])
const bias = { near: { lat: 52.48, lng: 13.43 }, zipcodes: new Set<string>(), limit: 5 }
const found = (text: string, more: Partial<typeof bias> = {}) =>
  searchStreets(index, text, { ...bias, ...more }).map(
    ({ street, houseNumber, house }) => `${street.street} ${houseNumber} ${street.zipcode} ${house}`,
  )

test('the postal code with the house number comes, the others of the street do not', () => {
  expect(found('Karl-Marx-Str. 120')).toEqual(['Karl-Marx-Straße 120 12055 register'])
})

test('a street without a number comes with each of its postal codes', () => {
  expect(found('karl marx')).toEqual([
    'Karl-Marx-Straße  12043 none',
    'Karl-Marx-Straße  12055 none',
    'Karl-Marx-Allee  10243 none',
  ])
})

test('a later word of the name is found too', () => {
  expect(found('marx allee 7')).toEqual(['Karl-Marx-Allee 7 10243 register'])
})

test('a house whose place is known is told apart from one that only the register has', () => {
  expect(found('Weserstr 12')).toEqual(['Weserstraße 12 12045 place'])
})

test('a house number that nobody knows still finds the street', () => {
  expect(found('Weserstraße 999')).toEqual(['Weserstraße 999 12045 unknown'])
})

test('the typed street stands before the one with a slip, unless the postal code says otherwise', () => {
  expect(found('Burgstraße 3')[0]).toContain('Burgstraße')
  expect(found('Burgstraße 3, 12169')[0]).toContain('Bergstraße')
})

test('the town before a street does not become a part of another street', () => {
  expect(found('Berlin, Erkstraße 7')[0]).toBe('Erkstraße 7 12043 register')
})

test('what is served comes first among equals', () => {
  expect(found('karl marx', { zipcodes: new Set(['12055']) })[0]).toContain('12055')
})

test.each(['', '  ', 'k', '12', '12045', '🙂🙂🙂', '()[]*+?', 'x'.repeat(2_000), '\u0000weser'])(
  '%j finds nothing and trips over nothing',
  (text) => {
    expect(searchStreets(index, text, bias).length).toBeLessThanOrEqual(5)
  },
)

test('whatever is typed, at most so many streets are found, and always the same', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc
      .array(
        fc.constantFrom('Karl', 'marx', '-', ' ', 'str.', '12', 'a', '12043', ',', 'Berlin', 'ß', '\u0308'),
        {
          maxLength: 40,
        },
      )
      .map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(anyText, (text) => {
      expect(found(text).length).toBeLessThanOrEqual(5)
      expect(found(text)).toEqual(found(text))
    }),
  )
})
