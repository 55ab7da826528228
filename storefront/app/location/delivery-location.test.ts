import { expect, test } from 'vitest'
import { parseSpot, spotByHand, whereaboutsOf } from './delivery-location.ts'

const spot = { ...spotByHand('Weserstraße 26', '12045'), placeId: 'signed' }

test('a stored spot comes back as it was', () => {
  expect(parseSpot(JSON.stringify(spot))).toEqual(spot)
})

test.each(['', 'nonsense', '7', 'null', '[]', '{"address":1}', '{}'])('%j is no spot', (stored) => {
  expect(parseSpot(stored)).toBeUndefined()
})

test('the server is told the signed place, or else the postal code, and never coordinates that only the browser says', () => {
  expect(whereaboutsOf(spot)).toEqual({ placeId: 'signed' })
  expect(whereaboutsOf(spotByHand('Neue Straße 1', '12045'))).toEqual({ zipcode: '12045' })
})
