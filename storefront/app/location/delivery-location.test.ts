import { expect, test } from 'vitest'
import { parseDeliveryLocation, typedLocation, locationRequestOf } from './delivery-location.ts'

const deliveryLocation = { ...typedLocation('Weserstraße 26', '12045'), placeId: 'signed' }

test('a stored delivery location comes back as it was', () => {
  expect(parseDeliveryLocation(JSON.stringify(deliveryLocation))).toEqual(deliveryLocation)
})

test.each(['', 'nonsense', '7', 'null', '[]', '{"address":1}', '{}'])(
  '%j is no delivery location',
  (stored) => {
    expect(parseDeliveryLocation(stored)).toBeUndefined()
  },
)

test('the server is told the signed place, or else the postal code, and never coordinates that only the browser says', () => {
  expect(locationRequestOf(deliveryLocation)).toEqual({ placeId: 'signed' })
  expect(locationRequestOf(typedLocation('Neue Straße 1', '12045'))).toEqual({ zipcode: '12045' })
})
