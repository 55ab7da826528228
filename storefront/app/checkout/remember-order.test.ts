import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { QuoteLine, QuoteRequest, Totals } from '#contract/checkout.ts'
import { cents, zero } from '#domain/money.ts'
import { readKnownGuest } from '../location/known-guest.ts'
import { storedGuest } from '../location/stored-texts.ts'
import { type CheckoutForm, emptyCheckoutForm } from './checkout-form.ts'
import { type PlacedOrder, rememberOrder } from './remember-order.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const item = {
  kind: 'productItem',
  productId: 'p',
  sizeId: 's',
  qty: 2,
} as unknown as QuoteRequest['items'][number]
const placed = (form: Partial<CheckoutForm>, change: Partial<PlacedOrder> = {}): PlacedOrder => ({
  form: {
    ...emptyCheckoutForm,
    email: 'ada@beispiel.example',
    notes: 'Bitte klingeln',
    terms: true,
    ...form,
  },
  request: { items: [item], tip: zero, deliverType: 'delivery', deliverAt: 'now' } as QuoteRequest,
  quote: {
    lines: [{ name: 'Diavola', qty: 2, unitPrice: cents(925) } as QuoteLine],
    totals: { total: cents(2000) } as Totals,
  },
  paymentType: 'cash',
  isOfAccount: false,
  ...change,
})

test('a guest who asks for it is remembered with dishes, way, contact and way to pay', () => {
  rememberOrder(placed({ remember: true }))
  expect(readKnownGuest()).toMatchObject({
    deliverType: 'delivery',
    lines: [{ name: 'Diavola', qty: 2, unitPrice: 925, item }],
    total: 2000,
    form: { deliverType: 'delivery', email: 'ada@beispiel.example', paymentType: 'cash' },
  })
})

test('what is decided anew with every order is not remembered', () => {
  rememberOrder(
    placed({ remember: true, confirmedAge: 18, tipText: '2', when: 'later', window: '2026-11-23T17:30:00Z' }),
  )
  const { form } = readKnownGuest() ?? {}
  for (const field of ['terms', 'confirmedAge', 'tipText', 'notes', 'when', 'window'])
    expect(form).not.toHaveProperty(field)
})

test('a guest who does not ask for it leaves nothing behind, and no longer what was remembered before', () => {
  rememberOrder(placed({}))
  expect(storedGuest()).toBe('')
  rememberOrder(placed({ remember: true }))
  rememberOrder(placed({ remember: false }))
  expect(storedGuest()).toBe('')
})

test('of an account only a note is left that says nothing about it, and at a table nothing', () => {
  rememberOrder(placed({}, { isOfAccount: true }))
  expect(storedGuest()).toBe('account')
  const { request } = placed({})
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => expect.unreachable() })
  rememberOrder(placed({ remember: true }, { request: { ...request, deliverType: 'table' } }))
})
