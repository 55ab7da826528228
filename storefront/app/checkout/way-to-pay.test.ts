import { expect, test } from 'vitest'
import type { PaymentProvider } from '#contract/checkout.ts'
import { hasCardIcon, wayToPay } from './way-to-pay.ts'

const way = (id: string) => ({ id }) as PaymentProvider
const cash = way('cash')
const atTable = way('pay_at_table')
const online = way('sandbox')

test('where there is one way to pay it holds without being chosen', () => {
  expect(wayToPay([cash], '', false)).toBe(cash)
  expect(wayToPay([], '', true)).toBeUndefined()
})

test('where there are several the guest chooses, and what is not offered any more is no choice', () => {
  expect(wayToPay([cash, online], '', false)).toBeUndefined()
  expect(wayToPay([cash, online], 'sandbox', false)).toBe(online)
  expect(wayToPay([cash, online], 'gone', false)).toBeUndefined()
})

test('at a table it is paid there until the guest chooses something else', () => {
  expect(wayToPay([atTable, online], '', true)).toBe(atTable)
  expect(wayToPay([atTable, online], 'sandbox', true)).toBe(online)
  expect(wayToPay([online, way('stripe')], '', true)).toBeUndefined()
})

test('the card icon stands at who is paid on a page of its own, not at what is paid directly', () => {
  expect(hasCardIcon({ displayOption: 'redirect' })).toBe(true)
  expect(hasCardIcon({ displayOption: 'direct' })).toBe(false)
})
