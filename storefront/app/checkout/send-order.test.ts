import { expect, test } from 'vitest'
import { createClient } from '#contract/client.ts'
import type { PlaceOrder } from '#contract/checkout.ts'
import { sendOrder } from './send-order.ts'

const body = {
  items: [],
  tip: 0,
  deliverAt: 'now',
  deliverType: 'takeaway',
  source: 'web',
  name: 'Ada',
  email: 'ada@example.org',
  phone: '030 1234567',
  terms: true,
  ageConfirmed: false,
  paymentType: 'cash',
} as unknown as PlaceOrder

function clientThatAnswers(status: number, json: unknown, sent: Record<string, string>[] = []) {
  return createClient({
    baseUrl: '',
    fetch: async (_, { headers }) => {
      sent.push(headers)
      return { ok: status < 300, status, json: async () => json }
    },
  })
}

test('a placed order says where to go and was sent under the key of the cart', async () => {
  const sent: Record<string, string>[] = []
  const placed = { url: 'https://pay.example/1', orderUrl: '/order/abc' }
  const call = clientThatAnswers(200, { data: placed }, sent)
  expect(await sendOrder(call, body, 'cart-1')).toEqual({ kind: 'placed', ...placed })
  expect(sent.map((headers) => headers['idempotency-key'])).toEqual(['cart-1'])
})

test('wrong fields come back by name', async () => {
  const call = clientThatAnswers(422, { data: { name: ['Please enter your name'] } })
  expect(await sendOrder(call, body, 'cart-1')).toEqual({
    kind: 'fields',
    fields: { name: ['Please enter your name'] },
  })
})

test('a changed quote is read from the refusal, its money as cents', async () => {
  const totals = {
    goods: 9.9,
    deposit: 0,
    delivery: 0,
    price: 9.9,
    discount: 0,
    taxPercent: 0,
    tax: 0,
    taxItems: [],
    tip: 0,
    total: 9.9,
    includedTaxes: [],
  }
  const quote = { id: 'q2', lines: [], totals, problems: [] }
  const call = clientThatAnswers(409, { code: 'quote_changed', message: 'changed', quote })
  expect(await sendOrder(call, body, 'cart-1')).toMatchObject({
    kind: 'changed',
    quote: { id: 'q2', totals: { total: 990 } },
  })
})

test('a cart that was ordered before leads to its order', async () => {
  const call = clientThatAnswers(409, { code: 'idempotency_mismatch', message: 'again', url: '/order/abc' })
  expect(await sendOrder(call, body, 'cart-1')).toEqual({ kind: 'ordered', url: '/order/abc' })
})

test.each([500, 503])('after a %i it is unknown whether the order arrived', async (status) => {
  expect(await sendOrder(clientThatAnswers(status, undefined), body, 'cart-1')).toEqual({ kind: 'lost' })
})

test('without a connection the order is lost, not refused', async () => {
  const call = createClient({ baseUrl: '', fetch: () => Promise.reject(new TypeError('failed to fetch')) })
  expect(await sendOrder(call, body, 'cart-1')).toEqual({ kind: 'lost' })
})

test('any other refusal keeps its sentence', async () => {
  const call = clientThatAnswers(429, { code: 'too_many_requests', message: 'Please wait a moment' })
  expect(await sendOrder(call, body, 'cart-1')).toEqual({ kind: 'refused', message: 'Please wait a moment' })
})

test('an order of a session that has ended says so', async () => {
  const call = clientThatAnswers(401, { code: 'unauthenticated', message: 'Your session has ended' })
  expect(await sendOrder(call, body, 'cart-1')).toEqual({
    kind: 'signedOut',
    message: 'Your session has ended',
  })
})
