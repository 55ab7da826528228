import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { createTestApp, fridayEvening, type TestApp } from '../../../test/app.ts'
import { newPayment, refundRequest, providerErrorOf } from '../../../test/payments/gateway-bench.ts'
import { type Gateway, WebhookRefused } from '../../gateway.ts'
import { createSandboxGateway } from './gateway.ts'
import { choose, type Choice } from './payment.ts'
import { changePayment } from './store.ts'

const inHalfAnHour = '2026-11-20T18:30:00.000Z'

async function setUp() {
  const app = await createTestApp()
  return { app, gateway: createSandboxGateway(app.deps) }
}

const request = (over: Parameters<typeof newPayment>[0] = {}) =>
  newPayment({ expiresAt: inHalfAnHour, ...over })

/** A payment after the buyer's choice. */
async function chosen({ app, gateway }: { app: TestApp; gateway: Gateway }, choice: Choice, holds = false) {
  const { ref } = await gateway.create(request({ holds }))
  await changePayment(app.deps, ref, (payment) => choose(payment, choice, app.deps.clock()))
  return ref
}

test('a payment is made once for its key, also at the same moment, and has a page of its own', async () => {
  const { gateway } = await setUp()
  const [first, second] = await Promise.all([gateway.create(request()), gateway.create(request())])
  expect(second).toEqual(first)
  expect(first).toMatchObject({
    state: 'open',
    amount: 2390,
    currency: 'EUR',
    reference: 'order-A1001-pay-1',
    isLive: false,
    captured: 0,
    url: `https://shop.example/api/payments/sandbox/${first.ref}`,
  })
  expect(await providerErrorOf(gateway.create(request({ amount: 9900 })))).toMatchObject({ kind: 'refused' })
  expect((await gateway.create(request({ key: 'order-A1001-pay-2' }))).ref).not.toBe(first.ref)
})

test.each([
  ['pay', { state: 'paid', captured: 2390, url: null }],
  ['decline', { state: 'failed', captured: 0, url: null }],
  ['cancel', { state: 'canceled', captured: 0, url: null }],
  ['wait', { state: 'processing', captured: 0, url: null }],
] as const)('who chooses to %s ends there, whatever is chosen afterwards', async (choice, expected) => {
  const bench = await setUp()
  const ref = await chosen(bench, choice)
  expect(await bench.gateway.read(ref)).toMatchObject(expected)
  for (const later of ['pay', 'decline', 'cancel', 'wait'] as const)
    await changePayment(bench.app.deps, ref, (payment) => choose(payment, later, bench.app.deps.clock()))
  expect(await bench.gateway.collect(ref, 'order-A1001-pay-1-collect')).toMatchObject(expected)
})

test('a processing payment is confirmed after its delay', async () => {
  const bench = await setUp()
  const ref = await chosen(bench, 'wait')
  bench.app.setClock('2026-11-20T18:00:19.999Z')
  expect(await bench.gateway.read(ref)).toMatchObject({ state: 'processing', captured: 0 })
  bench.app.setClock('2026-11-20T18:00:20.000Z')
  expect(await bench.gateway.read(ref)).toMatchObject({ state: 'paid', captured: 2390 })
  await bench.gateway.refund(ref, refundRequest(1, 2390))
  expect(await bench.gateway.read(ref)).toMatchObject({ state: 'paid', refunds: [{ amount: 2390 }] })
})

test('a payment that is not paid in time expires, and cannot be paid then', async () => {
  const { app, gateway } = await setUp()
  const { ref } = await gateway.create(request())
  app.setClock(inHalfAnHour)
  await changePayment(app.deps, ref, (payment) => choose(payment, 'pay', app.deps.clock()))
  expect(await gateway.read(ref)).toMatchObject({ state: 'expired', captured: 0, url: null })
})

test('closing ends an open payment and returns a paid one', async () => {
  const bench = await setUp()
  const paid = await chosen(bench, 'pay')
  expect(await bench.gateway.close(paid)).toMatchObject({ state: 'paid', captured: 2390 })
  const { ref } = await bench.gateway.create(request({ key: 'order-A1001-pay-2' }))
  for (const seen of [await bench.gateway.close(ref), await bench.gateway.close(ref)])
    expect(seen).toMatchObject({ state: 'canceled', captured: 0 })
})

test('held money is captured once, also in part, and never more than is held', async () => {
  const bench = await setUp()
  const ref = await chosen(bench, 'pay', true)
  expect(await bench.gateway.read(ref)).toMatchObject({ state: 'authorized', captured: 0 })
  expect(await providerErrorOf(bench.gateway.capture(ref, cents(2391), 'capture-1'))).toMatchObject({
    kind: 'refused',
  })
  for (const key of ['capture-1', 'capture-1', 'capture-2'])
    expect(await bench.gateway.capture(ref, cents(1000), key)).toMatchObject({
      state: 'paid',
      captured: 1000,
    })
  expect(await providerErrorOf(bench.gateway.voidHold(ref, 'release-1'))).toMatchObject({ kind: 'refused' })
})

test('held money that was voided cannot be captured', async () => {
  const bench = await setUp()
  const ref = await chosen(bench, 'pay', true)
  for (const key of ['release-1', 'release-2'])
    expect(await bench.gateway.voidHold(ref, key)).toMatchObject({ state: 'canceled', captured: 0 })
  expect(await providerErrorOf(bench.gateway.capture(ref, cents(2390), 'capture-1'))).toMatchObject({
    kind: 'refused',
  })
})

test('refunds are made once for their key, and together are never more than was captured', async () => {
  const { app, gateway } = await setUp()
  const ref = await chosen({ app, gateway }, 'pay')
  const [first, again, other] = await Promise.all([
    gateway.refund(ref, refundRequest(1, 1000)),
    gateway.refund(ref, refundRequest(1, 1000)),
    gateway.refund(ref, refundRequest(2, 1390)),
  ])
  expect(first).toMatchObject({ amount: 1000, state: 'done', reference: 'order-A1001-refund-1' })
  expect(again).toEqual(first)
  expect(await providerErrorOf(gateway.refund(ref, refundRequest(3, 1)))).toMatchObject({ kind: 'refused' })
  const { refunds } = await gateway.read(ref)
  expect(new Set(refunds.map((one) => one.ref))).toEqual(new Set([first.ref, other.ref]))
})

test('an unpaid payment is not refunded', async () => {
  const { gateway } = await setUp()
  const { ref } = await gateway.create(request())
  expect(await providerErrorOf(gateway.refund(ref, refundRequest(1, 1)))).toMatchObject({ kind: 'refused' })
})

test('an unknown id is missing, however odd', async () => {
  const { gateway } = await setUp()
  for (const ref of ['', 'sandbox_', `sandbox_${'a'.repeat(43)}`, '../x', '\u0000', "' or 1=1 --"])
    for (const call of [gateway.read, gateway.close, () => gateway.refund(ref, refundRequest(1, 1))])
      expect(await providerErrorOf(call(ref))).toMatchObject({ kind: 'missing' })
})

test('payments are listed since a moment', async () => {
  const { app, gateway } = await setUp()
  await gateway.create(request())
  app.setClock('2026-11-20T18:05:00.000Z')
  await gateway.create(request({ key: 'order-A1001-pay-2' }))
  const since = async (moment: string) =>
    (await Array.fromAsync(gateway.since(moment))).map(({ reference }) => reference)
  expect(await since(fridayEvening)).toEqual(['order-A1001-pay-1', 'order-A1001-pay-2'])
  expect(await since('2026-11-20T18:00:00.001Z')).toEqual(['order-A1001-pay-2'])
})

test('its webhook calls are refused', async () => {
  const { gateway } = await setUp()
  const call = { url: 'https://shop.example/', headers: new Headers(), body: Buffer.from('{}'), now: 0 }
  await expect(gateway.handleWebhook(call)).rejects.toBeInstanceOf(WebhookRefused)
})

test('it stores no data of the buyer', async () => {
  const { app, gateway } = await setUp()
  await gateway.create(request())
  const rows = await app.db.selectFrom('sandbox_payments').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('gast@example.de')
})
