import { expect, test } from 'vitest'
import type { PaymentProvider } from '#contract/checkout.ts'
import { tipAmount } from '#domain/cart/tip.ts'
import { menuSnapshot } from '#domain/menu/menu-snapshot.ts'
import { cents } from '#domain/money.ts'
import { cartLine } from '#domain/test/cart-fixture.ts'
import { productItem } from '#domain/test/item-fixture.ts'
import { carbonara, size } from '#domain/test/menu-fixture.ts'
import { eveningWeek, fridayEvening, mitte, quoteInput } from '#domain/test/quote-fixture.ts'
import { typedLocation } from '../location/delivery-location.ts'
import {
  ada,
  answered,
  confirmed,
  data,
  filled,
  openOf,
  provider,
  shopWith,
  timesAt,
} from '../test/checkout-fixture.ts'
import { guestForm } from './account-part.ts'
import { deriveCheckout } from './derive-checkout.ts'

test('a filled form with an answered quote can be ordered', () => {
  expect(openOf(filled())).toEqual(['no answer'])
  expect(openOf(answered(filled()))).toEqual([])
})

test('another price is shown with its difference and orders only once it is confirmed', () => {
  const state = answered(
    filled({ cart: { ...filled().cart, lines: [cartLine('a', productItem('carbonara'))] } }),
  )
  expect(deriveCheckout(state, data()).changes).toMatchObject([
    { kind: 'price', from: 1000, to: 1090 },
    { kind: 'total', from: 1000, to: 1090 },
  ])
  expect(openOf(state)).toEqual(['Changes'])
  expect(openOf(answered(confirmed(state)))).toEqual([])
})

test('a dish that is gone leaves the cart when that is confirmed', () => {
  const lines = [cartLine('a', productItem('carbonara'), 1090), cartLine('b', productItem('unknown'), 500)]
  const state = answered(filled({ cart: { ...filled().cart, lines } }))
  expect(openOf(state)).toEqual(['Changes'])
  const next = answered(confirmed(state))
  expect(next.cart.lines.map(({ id }) => id)).toEqual(['a'])
  expect(openOf(next)).toEqual([])
})

test('a tip in percent is ordered as it stood in the total that was confirmed', () => {
  const tip = { kind: 'percent', percent: 10 } as const
  const state = answered(filled({ cart: { tip, lines: [cartLine('a', productItem('carbonara'), 500)] } }))
  const { totals } = deriveCheckout(state, data())
  expect(totals.tip).toBe(tipAmount(tip, cents(1090)))
  const next = answered(confirmed(state))
  expect(deriveCheckout(next, data()).totals.total).toBe(totals.total)
  expect(openOf(next)).toEqual([])
})

const dearer = menuSnapshot([{ ...carbonara, sizes: [size('portion', 'Portion', 1290)] }])

test('a total that changes again after it was confirmed is confirmed again', () => {
  const first = answered(filled(), { shop: { menu: dearer } })
  const sure = answered(confirmed(first), { shop: { menu: dearer } })
  expect(openOf(sure)).toEqual([])
  expect(openOf(answered(sure, { anew: true }))).toEqual(['Changes'])
})

test('a total that changes beside the same lines is confirmed first', () => {
  const taxed = { taxes: [{ id: 'vat', name: 'VAT', value: 10 }] }
  const rules = { ...quoteInput().settings, pricesIncludeTax: false }
  const first = answered(filled(), { shop: { ...taxed, settings: rules } })
  const sure = confirmed(first)
  expect(openOf(sure)).toEqual([])
  const back = answered(sure, { anew: true })
  expect(deriveCheckout(back, data()).changes).toMatchObject([{ kind: 'total', from: 1199, to: 1090 }])
  expect(openOf(back)).toEqual(['Changes'])
  expect(openOf(confirmed(back))).toEqual([])
})

const at = (clock: string) => `2026-11-20T${clock}:00.000Z`
const closed = { ...eveningWeek, Friday: [] }

test('a chosen window that is gone is replaced by the next one, which orders only once it is confirmed', () => {
  const state = answered(filled({ form: { ...filled().form, when: 'later', window: at('19:00') } }))
  expect(openOf(state)).toEqual([])
  const later = answered({ ...state, times: timesAt(at('19:00')) }, { shop: { now: at('19:00') } })
  expect(deriveCheckout(later, data()).changes).toEqual([
    { kind: 'time', from: at('19:00'), to: at('19:30') },
  ])
  expect(openOf(later)).toEqual(['Changes'])
  const sure = confirmed(later)
  expect(sure.form.window).toBe(at('19:30'))
  expect(openOf(sure)).toEqual([])
})

test('a chosen window with none left is replaced by as soon as possible, which orders only once it is confirmed', () => {
  const lastWindow = at('19:45')
  const state = answered(filled({ form: { ...filled().form, when: 'later', window: lastWindow } }))
  const times = { ...timesAt(fridayEvening), days: [] }
  const late = answered({ ...state, times })
  expect(deriveCheckout(late, data()).changes).toEqual([{ kind: 'time', from: lastWindow, to: '' }])
  expect(openOf(late)).toEqual(['Changes'])
  const sure = answered(confirmed(late))
  expect(sure.form).toMatchObject({ when: 'now', window: '' })
  expect(deriveCheckout(sure, data()).changes).toEqual([])
  expect(openOf(sure)).toEqual([])
})

test('when nothing can be had any more, a chosen window is refused and no other time is offered', () => {
  const never = { ...eveningWeek, Friday: [], Saturday: [], Sunday: [] }
  const state = answered(filled({ form: { ...filled().form, when: 'later', window: at('19:00') } }))
  const shut = answered(
    { ...state, times: { ...timesAt(fridayEvening, never), days: [] } },
    { shop: { week: never }, anew: true },
  )
  expect(deriveCheckout(shut, data()).changes).toEqual([])
  expect(openOf(shut)).toEqual(['Time'])
})

test('an order as soon as possible is not moved to tomorrow without being asked', () => {
  const state = answered(filled())
  const shut = answered({ ...state, times: timesAt(fridayEvening, closed) }, { shop: { week: closed } })
  expect(deriveCheckout(shut, data()).changes).toEqual([
    { kind: 'time', from: '', to: '2026-11-21T16:00:00.000Z' },
  ])
  expect(openOf(shut)).toEqual(['Changes'])
  expect(openOf(answered(confirmed(shut), { shop: { week: closed } }))).toEqual([])
})

test('a closed shop shows the next possible time at once, without a question', () => {
  const state = filled({ times: timesAt(fridayEvening, closed) })
  expect(openOf(answered(state, { shop: { week: closed } }))).toEqual([])
})

test('a way to pay that is not offered any more is chosen anew, even if one is left', () => {
  const state = answered(filled())
  const without = data({ providers: [provider('card')] })
  expect(deriveCheckout(state, without)).toMatchObject({ paymentType: '', isProviderGone: true })
  expect(openOf(state, without)).toEqual(['Payment'])
  const chosen = { ...state, form: { ...state.form, paymentType: 'card' } }
  expect(openOf(chosen, without)).toEqual([])
})

test('a way to pay that is offered for another way of handing over is not gone', () => {
  const card: PaymentProvider = { ...provider('card'), deliverTypes: ['delivery'] }
  const state = filled({ form: { ...filled().form, paymentType: 'card' } })
  expect(deriveCheckout(state, data({ providers: [card, provider('cash')] }))).toMatchObject({
    paymentType: 'cash',
    isProviderGone: false,
  })
})

test('without any way of handing over nothing can be ordered', () => {
  const none = data({ shop: shopWith({ ALLOW_TAKEAWAY: '', ALLOW_DELIVERY: '' }) })
  expect(deriveCheckout(filled(), none).types).toEqual([])
  expect(openOf(filled(), none)).toContain('How you get it')
})

test('a checkout prepared for an account orders nothing once its session has ended, and goes on as a guest', () => {
  const signedIn = data({ user: ada })
  const form = { ...filled().form, name: '', email: '', phone: '' }
  const prepared = answered(filled({ form }), { known: signedIn, shop: { userId: ada.id } })
  expect(openOf(prepared, signedIn)).toEqual([])
  const ended = answered(prepared, { known: signedIn, anew: true })
  expect(deriveCheckout(ended, signedIn).isSessionOther).toBe(true)
  expect(openOf(ended, signedIn)).toEqual(['Login'])
  const guest = answered({ ...ended, form: guestForm(ended.form, ada, undefined) })
  expect(deriveCheckout(guest, data()).filled).toMatchObject({ name: 'Ada', email: 'ada@example.org' })
  expect(openOf(guest)).toEqual([])
})

test('a checkout prepared by a guest orders nothing once somebody has signed in', () => {
  const prepared = answered(filled())
  expect(openOf(prepared)).toEqual([])
  const since = answered(prepared, { shop: { userId: ada.id }, anew: true })
  expect(deriveCheckout(since, data()).isSessionOther).toBe(true)
  expect(openOf(since)).toEqual(['Login'])
})

test('of a postal code the street is asked for once we deliver there, and not where we do not', () => {
  const known = data({ shop: shopWith({ USES_NEW_ADDRESS_SYSTEM: '1' }) })
  const { form } = filled()
  const place = JSON.stringify(typedLocation('', '12047'))
  const state = filled({ form: { ...form, deliverType: 'delivery', deliveryLocation: place } })
  expect(deriveCheckout(state, known).asksStreet).toBe(false)
  expect(openOf(state, known)).not.toContain('Street and number')
  const served = { ...state, placed: { place, area: mitte } }
  expect(deriveCheckout(served, known).asksStreet).toBe(true)
  expect(openOf(served, known)).toContain('Street and number')
})

test('in an area of several postal codes the order names the one that the guest typed', () => {
  const area = { ...mitte, zipcode: '10115, 10117' }
  const form = { ...filled().form, deliverType: 'delivery' as const, areaId: area.id, areaText: '10117' }
  const { request, areaText } = deriveCheckout(filled({ form }), data({ areas: [area] }))
  expect([request?.zipcode, areaText]).toEqual(['10117', `10117 – ${area.name}`])
})
