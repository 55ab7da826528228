import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { Address, Area } from '#contract/delivery.ts'
import { stubSessionStorage } from '../test/stub-session-storage.ts'
import { typedLocation } from './delivery-location.ts'
import { forgetCheckoutForm, parsePlan } from './order-plan.ts'
import { chosenAddress, plannedAddress, storeAddress } from './saved-address.ts'
import { OTHER_PLACE, storePlan, termsOfPlace } from './store-plan.ts'

const texts = stubSessionStorage()
beforeEach(() => texts.clear())
afterAll(() => void vi.unstubAllGlobals())

const area = {
  id: 'mitte',
  zipcode: '12043, 12045',
  name: 'Mitte',
  minimumOrder: 1200,
  deliveryPrice: 150,
} as Area
const address = (id: string, more: Partial<Address> = {}) =>
  ({
    id,
    area,
    isDefault: false,
    address: `Weg ${id}`,
    zipcode: '12045',
    placeId: `signed ${id}`,
    ...more,
  }) as Address
const byArea = (id: string) => address(id, { placeId: null, zipcode: null })
const home = address('home', { isDefault: true })
const office = address('office')

/** The plan of this tab, as every page reads it. */
const plan = () =>
  parsePlan(texts.get('checkout'), texts.get('deliveryLocation'), texts.get('delivery-terms'))

test('what is kept of an offer for a large cart is the fee of its area, because the next cart may be small', () => {
  const offer = { ...area, fee: 0 }
  expect(termsOfPlace(offer, typedLocation('', '12045'))).toMatchObject({
    label: '12045',
    minimumOrder: 1200,
    deliveryPrice: 150,
  })
})

test('the default address is chosen before the guest chooses, else the first one', () => {
  expect(chosenAddress([address('a'), home], '')).toBe(home)
  expect(chosenAddress([office, address('b')], '')).toBe(office)
  expect(chosenAddress([], '')).toBeUndefined()
})

test('the guest’s choice stands before the default, and another place is no saved address', () => {
  expect(chosenAddress([office, home], 'office')).toBe(office)
  expect(chosenAddress([office, home], OTHER_PLACE)).toBeUndefined()
})

test('an address we do not deliver to any more is not the default one', () => {
  const far = address('far', { area: null, isDefault: true })
  expect(chosenAddress([far, office], '')).toBe(office)
  expect(chosenAddress([far], '')).toBeUndefined()
})

test('in place of a chosen address that is gone, or that we do not deliver to any more, no other one is chosen', () => {
  const far = address('far', { area: null })
  expect(chosenAddress([far, home], 'far')).toBeUndefined()
  expect(chosenAddress([far, home], 'gone')).toBeUndefined()
})

test.each([
  ['by its place', office, '12045'],
  ['by its area, in the old address system', byArea('old'), 'Mitte'],
])('a saved address names way, place, minimum order and fee at once, %s', (_, one, label) => {
  storeAddress(one)
  expect(plan()).toMatchObject({
    addressId: one.id,
    terms: { label, minimumOrder: 1200, deliveryPrice: 150 },
  })
  expect(plannedAddress([home, office, one], plan())).toBe(one)
})

test('a place that is named afterwards is none of the saved addresses, and the fee of the address is not shown for it', () => {
  storeAddress(office)
  storePlan({ deliveryLocation: typedLocation('Neue Straße 1', '12047') })
  expect(plan()).toMatchObject({ addressId: OTHER_PLACE, terms: undefined })
  expect(plannedAddress([home, office], plan())).toBeUndefined()
  storePlan({ deliveryLocation: undefined })
  expect(plannedAddress([home, office], plan())).toBeUndefined()
})

test('after an order nothing of its form is left, and the place stays known', () => {
  storePlan({ deliveryLocation: typedLocation('Neue Straße 1', '12047'), when: 'later', window: '19:00' })
  forgetCheckoutForm()
  expect(texts.has('checkout')).toBe(false)
  expect(plan()).toMatchObject({
    when: 'now',
    window: '',
    deliveryLocation: expect.stringContaining('12047'),
  })
})

test('a place that was named without a saved address stays, and is known again as one', () => {
  storeAddress(office)
  texts.delete('checkout')
  expect(plannedAddress([home, office], plan())).toBe(office)
  expect(plannedAddress([home], plan())).toBeUndefined()
})
