import { expect, test } from 'vitest'
import type { Address } from '#contract/delivery.ts'
import type { Order } from '#contract/orders.ts'
import { lastForm } from './last-form.ts'

const order = (change: Partial<Order>) =>
  ({
    deliverType: 'delivery',
    address: 'Weserstraße 7, 12045 Berlin',
    payment: { method: 'cash' },
    ...change,
  }) as Order
const area = {} as Address['area']
const addresses = [
  { id: 'office', address: 'Sonnenallee 112', area: null, isDefault: true },
  { id: 'home', address: 'Weserstraße 7', area, isDefault: false },
]

test('the checkout of an account begins as it ordered last, at the same address if the default one is not served', () => {
  expect(lastForm(order({}), addresses)).toEqual({
    deliverType: 'delivery',
    paymentType: 'cash',
    addressId: 'home',
  })
})

test('the default address goes before the one of the last order', () => {
  const served = addresses.map((one) => ({ ...one, area }))
  expect(lastForm(order({}), served)).toEqual({ deliverType: 'delivery', paymentType: 'cash' })
})

test('an address we do not deliver to any more is not chosen because of the last order', () => {
  const far = addresses.map((one) => ({ ...one, area: null }))
  expect(lastForm(order({}), far)).toEqual({ deliverType: 'delivery', paymentType: 'cash' })
})

test.each<[string, Partial<Order>, object]>([
  [
    'an address that is not saved',
    { address: 'Pannierstraße 3' },
    { deliverType: 'delivery', paymentType: 'cash' },
  ],
  [
    'a number that begins like a saved one',
    { address: 'Weserstraße 77, 12045 Berlin' },
    { deliverType: 'delivery', paymentType: 'cash' },
  ],
  [
    'no address',
    { deliverType: 'takeaway', address: null },
    { deliverType: 'takeaway', paymentType: 'cash' },
  ],
  ['a table', { deliverType: 'table', address: null }, {}],
])('after an order to %s nothing is made up', (_, change, expected) => {
  expect(lastForm(order(change), addresses)).toEqual(expected)
})
