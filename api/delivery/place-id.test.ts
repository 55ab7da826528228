import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PlaceId } from '#contract/delivery.ts'
import { makePlaceId, type Place, readPlaceId } from './place-id.ts'

const keys = { secret: 'the key of this shop' }
const weserstrasse: Place = {
  source: 'local',
  address: 'Weserstraße 12',
  zipcode: '12045',
  city: 'Berlin',
  coordinates: { lat: 52.486512, lng: 13.433001 },
  isExact: true,
}
const anyPlace: fc.Arbitrary<Place> = fc.record({
  source: fc.constantFrom('local', 'photon', 'google'),
  address: fc.string({ unit: 'grapheme', maxLength: 60 }).filter((text) => text.isWellFormed()),
  zipcode: fc.option(fc.stringMatching(/^\d{5}$/)),
  city: fc.option(fc.constant('Königs Wusterhausen')),
  coordinates: fc.record({
    lat: fc.integer({ min: -90e6, max: 90e6 }).map((micro) => micro / 1e6),
    lng: fc.integer({ min: -180e6, max: 180e6 }).map((micro) => micro / 1e6),
  }),
  isExact: fc.boolean(),
})

test('every kind of place is read back from its id', () => {
  fc.assert(
    fc.property(anyPlace, (place) => {
      const id = makePlaceId(keys, place)
      expect(PlaceId.safeParse(id).success).toBe(true)
      expect(readPlaceId(keys, id)).toEqual(place)
    }),
  )
})

test('an id with one changed character is invalid', () => {
  const id = makePlaceId(keys, weserstrasse)
  fc.assert(
    fc.property(fc.nat(id.length - 1), fc.constantFrom(...'aZ09_-.~'), (at, sign) => {
      fc.pre(id[at] !== sign)
      expect(readPlaceId(keys, id.slice(0, at) + sign + id.slice(at + 1))).toBeUndefined()
    }),
  )
})

test.each(['', '.', '..', 'a', 'W10.', `${makePlaceId(keys, weserstrasse)}.x`])('%j is invalid', (id) => {
  expect(readPlaceId(keys, id)).toBeUndefined()
})

test('an id of another shop is invalid', () => {
  const id = makePlaceId({ secret: 'the key of another shop' }, weserstrasse)
  expect(readPlaceId(keys, id)).toBeUndefined()
})
