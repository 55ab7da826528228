import { expect, test } from 'vitest'
import type { CartItem } from '#contract/cart.ts'
import type { Quote, QuoteLine } from '#contract/checkout.ts'
import { cents } from '../money.ts'
import { messages } from '../messages.ts'
import { orderAgain } from './order-again.ts'

const item = (productId: string): CartItem => ({
  kind: 'productItem',
  productId,
  extraIds: [],
  optionIds: [],
  qty: 1,
})
const ordered = (name: string, euroCents: number) => ({ name, unitPrice: cents(euroCents), item: item(name) })
const line = (name: string, euroCents: number) =>
  ({ name, unitPrice: cents(euroCents) }) as unknown as QuoteLine
const quote = (lines: QuoteLine[], problems: Quote['problems'] = []) =>
  ({ lines, problems }) as unknown as Quote

test('an order whose dishes cost the same is the same again', () => {
  const lines = [ordered('soup', 500), ordered('pizza', 900)]
  const again = orderAgain(lines, quote([line('soup', 500), line('pizza', 900)]))
  expect(again.map(({ kind }) => kind)).toEqual(['same', 'same'])
  expect(again).toMatchObject([{ item: item('soup') }, { item: item('pizza') }])
})

test('a changed price is reported with the old and the new one', () => {
  const lines = [ordered('soup', 500), ordered('pizza', 900)]
  expect(orderAgain(lines, quote([line('soup', 550), line('pizza', 800)]))).toMatchObject([
    { kind: 'dearer', before: 500, now: { unitPrice: 550 } },
    { kind: 'cheaper', before: 900, now: { unitPrice: 800 } },
  ])
})

test('a dish that is unavailable is reported with its reason and moves no other line', () => {
  const lines = [ordered('soup', 500), ordered('pizza', 900), ordered('cake', 400)]
  const problems = [{ field: 'items', message: messages.soldOut, line: 1 }]
  expect(orderAgain(lines, quote([line('soup', 500), line('cake', 400)], problems))).toMatchObject([
    { kind: 'same', now: { name: 'soup' } },
    { kind: 'gone', name: 'pizza', reason: messages.soldOut },
    { kind: 'same', now: { name: 'cake' } },
  ])
})

test('a line whose choices are unknown is gone and keeps the others in place', () => {
  const lines = [{ name: 'old', unitPrice: cents(100) }, ordered('pizza', 900)]
  expect(orderAgain(lines, quote([line('pizza', 900)]))).toMatchObject([
    { kind: 'gone', name: 'old', reason: messages.unknownProduct },
    { kind: 'same', now: { name: 'pizza' } },
  ])
})

test('problems of the time or the place take no line away', () => {
  const problems = [{ field: 'deliverAt', message: messages.closed }]
  expect(orderAgain([ordered('soup', 500)], quote([line('soup', 500)], problems))).toMatchObject([
    { kind: 'same' },
  ])
})
