import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { startFakeMollie } from './test/fake.ts'
import { newPayment, paid, refundRequest, providerErrorOf } from '../../../test/payments/gateway-bench.ts'
import { createMollieGateway } from './gateway.ts'
import { newPaymentBody, refundBody, uuidOf } from './requests.ts'

const patience = { createMs: 10_000, moveMs: 10_000, readMs: 10_000, pausesMs: [] }
const HOUR_MS = 3_600_000

/** Mollie and our gateway, with a clock that both read. */
async function setUp() {
  let now = Date.now()
  const clock = () => now
  const fake = await startFakeMollie({ clock })
  onTestFinished(() => fake.stop())
  const gateway = createMollieGateway(fake.config, patience, clock)
  const request = newPayment({ madeAt: new Date(now).toISOString() })
  /** Mollie drops idempotency keys after an hour. */
  const passAnHour = () => {
    now += HOUR_MS
    fake.forgetKeys()
  }
  return { fake, gateway, request, passAnHour }
}

test('our key becomes a UUID, always the same', () => {
  expect(uuidOf('order-A1001-pay-1')).toBe('b5053528-9565-475c-a541-d3d893b6a069')
  expect(uuidOf('order-A1001-pay-2')).not.toBe(uuidOf('order-A1001-pay-1'))
})

test('a payment whose answer was lost for an hour is found, not created again', async () => {
  const { fake, gateway, request, passAnHour } = await setUp()
  const other = await gateway.create({ ...request, key: 'order-B2002-pay-1' })
  fake.fault('create', { kind: 'lost answer' })
  expect(await providerErrorOf(gateway.create(request))).toMatchObject({ kind: 'unknown' })
  passAnHour()
  const found = await gateway.create(request)
  expect(found).toMatchObject({ reference: request.key, amount: 2390 })
  expect(found.ref).not.toBe(other.ref)
  expect(fake.payments()).toHaveLength(2)
})

test('a payment that was never created is still created after an hour', async () => {
  const { fake, gateway, request, passAnHour } = await setUp()
  passAnHour()
  expect(await gateway.create(request)).toMatchObject({ state: 'open' })
  expect(fake.payments()).toHaveLength(1)
})

test('money is captured and refunded once, also when the key was dropped', async () => {
  const bench = await setUp()
  const { ref } = await paid(bench, { holds: true })
  for (let n = 0; n < 2; n++) {
    await bench.gateway.capture(ref, cents(2390), 'order-A1001-capture-1')
    await bench.gateway.refund(ref, refundRequest(1, 1000))
    bench.passAnHour()
  }
  expect(bench.fake.payments()).toMatchObject([{ captured: 2390, refunded: 1000 }])
})

test('a payment that cannot be cancelled is left open, and may still be paid', async () => {
  const { fake, gateway, request } = await setUp()
  const { ref } = await gateway.create(request)
  fake.makeFinal(ref)
  expect(await gateway.close(ref)).toMatchObject({ state: 'open' })
  expect(fake.calls('close')).toBe(0)
  await fake.simulate(ref, 'pay')
  expect(await gateway.read(ref)).toMatchObject({ state: 'paid' })
})

test('closing does not void a hold that was authorized in the meantime', async () => {
  const bench = await setUp()
  const { ref } = await paid(bench, { holds: true })
  expect(await bench.gateway.close(ref)).toMatchObject({ state: 'authorized' })
})

test('a method that cannot hold money captures it at once', async () => {
  const { fake, gateway, request } = await setUp()
  const { ref } = await gateway.create({ ...request, holds: true })
  fake.payAtOnce(ref)
  expect(await gateway.read(ref)).toMatchObject({ state: 'paid', captured: 2390 })
  expect(await gateway.capture(ref, cents(2390), 'order-A1001-capture-1')).toMatchObject({
    state: 'paid',
    captured: 2390,
  })
  expect(fake.calls('capture')).toBe(0)
})

test('a server without a public address asks for no webhooks', async () => {
  const { webhookUrl: reachable } = newPaymentBody(newPayment(), 'https://shop.example/hook')
  expect(reachable).toBe('https://shop.example/hook')
  expect(newPaymentBody(newPayment(), null)).not.toHaveProperty('webhookUrl')
})

test('texts are cut to fit, and a language that Mollie does not support is left to the browser', () => {
  const body = newPaymentBody(newPayment({ language: 'tr', description: `${'a'.repeat(254)}🍕` }), null)
  expect(body).not.toHaveProperty('locale')
  expect(body.description).toHaveLength(255)
  expect(body.description.isWellFormed()).toBe(true)
  expect(newPaymentBody(newPayment({ language: 'de' }), null)).toMatchObject({ locale: 'de_DE' })
  expect(refundBody({ ...refundRequest(1, 105), note: 'x'.repeat(300) })).toMatchObject({
    amount: { currency: 'EUR', value: '1.05' },
    description: 'x'.repeat(255),
  })
})

test('the API key is not sent to another address that an answer names', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const next = asked.length > 1 ? null : { href: 'http://evil.example/steal?from=tr_2' }
    response.end(JSON.stringify({ _embedded: { payments: [] }, _links: { next } }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const testUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const gateway = createMollieGateway({ apiKey: 'test_1', testUrl }, patience)
  expect(await Array.fromAsync(gateway.since('2026-11-20T18:00:00.000Z'))).toEqual([])
  expect(asked).toEqual(['/v2/payments?limit=250&sort=desc', '/v2/payments?from=tr_2'])
})

test('a wrong API key is denied, without the text of Mollie', async () => {
  const { fake, request } = await setUp()
  const gateway = createMollieGateway({ ...fake.config, apiKey: 'test_wrong' }, patience)
  expect(await providerErrorOf(gateway.create(request))).toMatchObject({
    kind: 'denied',
    code: 'status 401',
  })
})

test('a live key is known to move real money', () => {
  expect(createMollieGateway({ apiKey: 'live_1' }).isLive).toBe(true)
  expect(createMollieGateway({ apiKey: 'test_1' }).isLive).toBe(false)
})
