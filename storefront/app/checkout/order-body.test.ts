import { expect, test } from 'vitest'
import { z } from 'zod'
import { PlaceOrder, type Quote, type QuoteRequest } from '#contract/checkout.ts'
import { cents, zero } from '#domain/money.ts'
import type { CheckoutForm } from './checkout-form.ts'
import { orderBody } from './order-body.ts'

const text = { options: [], items: [], allergens: [], additives: [], deposit: zero }
const line = (more: object) =>
  ({ ...text, kind: 'productItem', qty: 2, extras: [], size: '', ...more }) as never
const sums = {
  goods: cents(3090),
  deposit: zero,
  taxItems: [],
  includedTaxes: [],
  tip: zero,
  total: cents(3301),
}
const quote: Pick<Quote, 'id' | 'lines' | 'totals' | 'minAge'> = {
  id: 'q1',
  lines: [
    line({
      name: 'Pizza',
      size: 'large',
      extras: [{ id: 'olives', name: 'Olives', price: zero }],
      price: cents(1800),
    }),
    line({ kind: 'menuItem', name: 'Lunch', price: cents(1290) }),
  ],
  totals: {
    ...sums,
    price: cents(3340),
    delivery: cents(250),
    discount: cents(100),
    taxPercent: 2,
    tax: cents(61),
  },
}
const request: QuoteRequest = {
  items: [
    {
      kind: 'productItem',
      productId: 'pizza',
      sizeId: 'l',
      extraIds: [{ extraId: 'olives', selected: true }],
      optionIds: [],
      qty: 2,
    },
    { kind: 'menuItem', menuId: 'lunch', items: [], qty: 1 },
  ],
  tip: zero,
  deliverType: 'takeaway',
  deliverAt: 'now',
}
const form = { name: 'Ada', email: 'ada@example.org', phone: '030 1', notes: '', terms: true } as CheckoutForm

const sent = (more: Partial<QuoteRequest> = {}, table?: { id: string }) =>
  z.encode(PlaceOrder, orderBody({ ...request, ...more }, form, quote, 'cash', table))

test('an order is sent in all the words of the specification, money in euros', () => {
  expect(sent()).toMatchObject({
    items: [
      {
        product: { id: 'pizza', name: 'Pizza' },
        productId: 'pizza',
        sizeId: 'l',
        size: 'large',
        name: 'Pizza',
        price: 18,
        extraIds: [{ extraId: 'olives', selected: true, name: 'Olives' }],
      },
      { menu: { id: 'lunch', name: 'Lunch' }, menuId: 'lunch', price: 12.9 },
    ],
    taxPercent: 2,
    price: 33.4,
    delivery: 2.5,
    discount: 1,
    tax: 0.61,
    total: 33.01,
    takeaway: true,
  })
})

test('what is not collected is no takeaway', () => {
  expect(sent({ deliverType: 'curbside' })).toMatchObject({ takeaway: false })
})

test('an order at a table names the table, without contact details, and no other order does', () => {
  expect(sent({ deliverType: 'table' }, { id: 'terrace-4' })).toMatchObject({
    table: 'terrace-4',
    takeaway: false,
    email: '',
    phone: '',
  })
  expect(sent().table).toBeUndefined()
})

test('R-F7 an order says that the age is confirmed only where that of this order is', () => {
  const confirmed = (confirmedAge: number, minAge?: number) =>
    orderBody(request, { ...form, confirmedAge }, { ...quote, minAge }, 'cash', undefined).ageConfirmed
  expect([confirmed(16, 16), confirmed(16, 18), confirmed(18)]).toEqual([true, false, false])
})

test('the choices are all that is read of it', () => {
  const { items } = z.decode(PlaceOrder, sent())
  expect(items).toEqual(request.items)
})
