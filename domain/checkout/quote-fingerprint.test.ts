import { expect, test } from 'vitest'
import { cents } from '../money.ts'
import { chosenExtra, productItem } from '../test/item-fixture.ts'
import { menuSnapshot } from '../menu/menu-snapshot.ts'
import { carbonara, size } from '../test/menu-fixture.ts'
import { mitte, quoteInput } from '../test/quote-fixture.ts'
import { quoteFingerprint } from './quote-fingerprint.ts'
import type { QuoteInput } from './quote-input.ts'
import { quoteCart } from './quote.ts'

const start: Partial<QuoteInput> = {
  items: [productItem('margherita', { sizeId: 'medium', qty: 2 })],
  deliverType: 'delivery',
  areaId: 'mitte',
  deliverAt: 'later',
  deliverDate: '2026-11-20T19:00:00.000Z',
}
const fingerprint = (more: Partial<QuoteInput> = {}): string => {
  const input = quoteInput({ ...start, ...more })
  return quoteFingerprint(quoteCart(input), input)
}

test('the same agreement has the same fingerprint, whenever it is made', () => {
  expect(fingerprint({ now: '2026-11-20T18:01:00Z' })).toBe(fingerprint())
  expect(fingerprint({ deliverDate: '2026-11-20T20:00:00+01:00' })).toBe(fingerprint())
})

const dearer = menuSnapshot([{ ...carbonara, id: 'margherita', sizes: [size('medium', 'Medium', 1090)] }])

test.each<[string, Partial<QuoteInput>]>([
  ['the quantity', { items: [productItem('margherita', { sizeId: 'medium', qty: 3 })] }],
  [
    'an extra',
    { items: [productItem('margherita', { sizeId: 'medium', qty: 2, extraIds: [chosenExtra('olives')] })] },
  ],
  ['a price of the menu', { menu: dearer }],
  ['the deliver type', { deliverType: 'takeaway' }],
  ['the area', { areaId: 'north', areas: [{ ...mitte, id: 'north' }] }],
  ['the fee', { areas: [{ ...mitte, deliveryPrice: cents(350) }] }],
  ['the time', { deliverDate: '2026-11-20T19:15:00.000Z' }],
  ['now or later', { deliverAt: 'now' }],
  ['the tip', { tip: cents(100) }],
  ['points', { useProfit: true, balance: cents(100) }],
  ['the request to pay with points, although there are none', { useProfit: true, balance: cents(0) }],
  ['the place', { placeId: 'another' }],
  ['the postal code', { zipcode: '10117' }],
  ['the marker', { coordinates: { lat: 52.5, lng: 13.4 } }],
  ['a saved address', { addressId: 'home', savedAddress: { areaId: 'mitte' } }],
])('%s changes the fingerprint', (_, more) => {
  expect(fingerprint(more)).not.toBe(fingerprint())
})

test('a time that is not used does not count', () => {
  const now = { deliverAt: 'now' as const }
  expect(fingerprint({ ...now, deliverDate: null })).toBe(
    fingerprint({ ...now, deliverDate: '2026-11-20T19:15:00.000Z' }),
  )
})
