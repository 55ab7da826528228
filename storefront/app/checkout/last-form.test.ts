import { expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { lastForm } from './last-form.ts'

const order = (change: Partial<Order>) =>
  ({
    deliverType: 'delivery',
    address: 'Weserstraße 7, 12045 Berlin',
    payment: { method: 'cash' },
    ...change,
  }) as Order
const addresses = [
  { id: 'office', address: 'Sonnenallee 112' },
  { id: 'home', address: 'Weserstraße 7' },
]

test('the checkout of an account begins as it ordered last', () => {
  expect(lastForm(order({}), addresses)).toEqual({
    deliverType: 'delivery',
    paymentType: 'cash',
    addressId: 'home',
  })
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
