import { expect, test } from 'vitest'
import { startFakeStripe } from './test/fake.ts'
import {
  newPayment,
  paid,
  refundRequest,
  setUp,
  providerErrorOf,
} from '../../../test/payments/gateway-bench.ts'
import { readForm } from '../../../test/payments/read-form.ts'
import { encodeForm } from './form.ts'
import { newSession } from './new-session.ts'
import { seeSession, Session } from './objects.ts'
import { createStripeGateway } from './gateway.ts'

const start = () =>
  setUp(async (patience) => {
    const fake = await startFakeStripe()
    return { fake, gateway: createStripeGateway(fake.config, patience) }
  })

const onTheWire = (over: Parameters<typeof newPayment>[0] = {}) =>
  readForm(encodeForm(newSession(newPayment(over))))

test('the session is one line with the total, and names the attempt in every object that is read back', () => {
  const metadata = { orderCode: 'A1001', attempt: 'order-A1001-pay-1' }
  expect(onTheWire({ madeAt: '2026-11-20T18:00:00.000Z', expiresAt: '2026-11-20T19:00:00.000Z' })).toEqual({
    mode: 'payment',
    submit_type: 'pay',
    locale: 'de',
    client_reference_id: 'order-A1001-pay-1',
    customer_email: 'gast@example.de',
    success_url: 'https://shop.example/?payment=provider&sess=token',
    cancel_url: 'https://shop.example/checkout?payment=provider&sess=token',
    expires_at: '1795201200',
    line_items: [
      {
        quantity: '1',
        price_data: {
          currency: 'eur',
          unit_amount: '2390',
          product_data: { name: 'Bestellung A1001' },
        },
      },
    ],
    adaptive_pricing: { enabled: 'false' },
    excluded_payment_method_types: ['sepa_debit', 'customer_balance', 'multibanco'],
    metadata,
    payment_intent_data: { capture_method: 'automatic', description: 'Bestellung A1001', metadata },
  })
})

test('a payment that only holds money is captured manually', () => {
  expect(onTheWire({ holds: true })).toMatchObject({ payment_intent_data: { capture_method: 'manual' } })
})

test('the end of a session stays within the limits of Stripe, whatever we request', () => {
  const madeAt = '2026-11-20T18:00:00.000Z'
  const minutesFor = (expiresAt: string) =>
    (Number(onTheWire({ madeAt, expiresAt })['expires_at']) - Date.parse(madeAt) / 1000) / 60
  expect(minutesFor('2026-11-20T18:05:00.000Z')).toBe(35)
  expect(minutesFor('2026-11-20T18:50:00.000Z')).toBe(50)
  expect(minutesFor('2026-11-25T18:00:00.000Z')).toBe(23 * 60)
})

test('a language that Stripe does not support is left to the browser', () => {
  expect(onTheWire({ language: 'tr' })['locale']).toBe('tr')
  expect(onTheWire({ language: 'ar' })['locale']).toBe('auto')
})

test('a guest without an address is not asked about one', () => {
  expect(onTheWire({ email: '' })).not.toHaveProperty('customer_email')
})

test('the same key with another sum is refused by its name', async () => {
  const { gateway } = await start()
  await gateway.create(newPayment())
  const providerError = await providerErrorOf(gateway.create(newPayment({ amount: 99 })))
  expect(providerError).toMatchObject({ kind: 'refused', code: 'idempotency_error' })
})

test('an API key that Stripe does not know is denied, and is not revealed', async () => {
  const { fake } = await start()
  const config = { secretKey: 'sk_test_wrong', webhookSecret: 'whsec_x', testUrl: fake.url }
  const providerError = await providerErrorOf(createStripeGateway(config).create(newPayment()))
  expect(providerError).toMatchObject({ kind: 'denied', code: 'invalid_request_error' })
  expect(`${providerError?.stack}`).not.toContain('sk_test_wrong')
})

test('a payment is found by its intent, which is all that a dispute names', async () => {
  const bench = await start()
  const { ref } = await paid(bench)
  expect(await bench.gateway.read(ref.replace('cs_test_', 'pi_'))).toMatchObject({ ref, state: 'paid' })
  expect(await providerErrorOf(bench.gateway.read('pi_unknown'))).toMatchObject({ kind: 'missing' })
})

test('refunds are all seen when a charge holds only some of them', async () => {
  const bench = await start()
  const { ref } = await paid(bench)
  for (let n = 1; n <= 12; n++) await bench.gateway.refund(ref, refundRequest(n, 10))
  expect((await bench.gateway.read(ref)).refunds).toHaveLength(12)
})

test('an existing refund is not requested again, even when the key was dropped', async () => {
  const bench = await start()
  const { ref } = await paid(bench)
  const first = await bench.gateway.refund(ref, refundRequest(1, 500))
  expect(await bench.gateway.refund(ref, refundRequest(1, 500))).toEqual(first)
  expect(bench.fake.calls('refund')).toBe(1)
})

test('keys of live mode are known by their beginning', () => {
  const isLive = (secretKey: string) => createStripeGateway({ secretKey, webhookSecret: 'whsec_x' }).isLive
  expect([isLive('sk_live_x'), isLive('rk_live_x')]).toEqual([true, true])
  expect([isLive('sk_test_x'), isLive('rk_test_x')]).toEqual([false, false])
})

const intent = { id: 'pi_1', amount_received: 0, cancellation_reason: null, latest_charge: null }

const session = {
  id: 'cs_1',
  status: 'complete',
  payment_status: 'unpaid',
  amount_total: 2390,
  currency: 'eur',
  client_reference_id: 'order-A1001-pay-1',
  livemode: false,
  url: null,
  expires_at: 1_767_227_700,
  payment_intent: null,
}

test.for([
  ['complete and unpaid, for an unknown reason', {}, 'processing'],
  ['complete and paid', { payment_status: 'paid' }, 'paid'],
  ['a delayed payment', { payment_intent: { ...intent, status: 'processing' } }, 'processing'],
  [
    'a delayed payment that failed',
    { payment_intent: { ...intent, status: 'requires_payment_method' } },
    'failed',
  ],
  ['a payment that is held', { payment_intent: { ...intent, status: 'requires_capture' } }, 'authorized'],
  ['a hold that was voided', { payment_intent: { ...intent, status: 'canceled' } }, 'canceled'],
  [
    'a hold that expired',
    { payment_intent: { ...intent, status: 'canceled', cancellation_reason: 'automatic' } },
    'expired',
  ],
  ['an intent with an unknown status', { payment_intent: { ...intent, status: 'dreaming' } }, 'processing'],
  ['a session with an unknown status', { status: 'dreaming' }, 'processing'],
  ['a try that failed on an open page', { status: 'open', payment_intent: intent.id }, 'open'],
] as const)('%s', ([, over, state]) => {
  expect(seeSession(Session.parse({ ...session, ...over })).state).toBe(state)
})
