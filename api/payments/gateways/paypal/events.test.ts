import { describe, expect, test } from 'vitest'
import { startFakePaypal } from './test/fake.ts'
import { paypalSigners, signedWebhook } from './test/fake-signature.ts'
import {
  arriving,
  newPayment,
  paid,
  refundRequest,
  setUp,
  providerErrorOf,
} from '../../../test/payments/gateway-bench.ts'
import { WebhookRefused } from '../../gateway.ts'
import { createPaypalGateway } from './gateway.ts'

async function start(world = {}) {
  const fake = await startFakePaypal()
  const { gateway } = await setUp(async (patience) => ({
    fake,
    gateway: createPaypalGateway(fake.config, { patience, roots: [paypalSigners().root.pem], ...world }),
  }))
  const handleLastWebhook = () => {
    const webhook = fake.webhooks.due().at(-1)
    if (!webhook) throw new Error('nothing was announced')
    return gateway.handleWebhook(arriving(webhook))
  }
  return { fake, gateway, handleLastWebhook }
}

const hour = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString()
const event = (resource: object, kind = 'PAYMENT.CAPTURE.REFUNDED') =>
  arriving(signedWebhook(kind, JSON.stringify({ id: 'WH-1', event_type: kind, resource }), Date.now()))

describe('a webhook event of PayPal', () => {
  test('leads to the order that was approved, captured, refunded or disputed', async () => {
    const bench = await start()
    const { ref } = await bench.gateway.create(newPayment())
    const eventOf = async (kind: string) => {
      const event = await bench.handleLastWebhook()
      expect(event).toMatchObject({ id: expect.stringMatching(/^WH-/), kind })
      return bench.gateway.read(event.ref ?? '')
    }
    await bench.fake.simulate(ref, 'pay')
    expect(await eventOf('CHECKOUT.ORDER.APPROVED')).toMatchObject({ ref, state: 'confirmed' })
    await bench.gateway.collect(ref, 'collect')
    expect(await eventOf('PAYMENT.CAPTURE.COMPLETED')).toMatchObject({ ref, state: 'paid' })
    await bench.gateway.refund(ref, refundRequest(1, 500))
    expect(await eventOf('PAYMENT.REFUND.PENDING')).toMatchObject({ ref, refunds: [{ state: 'pending' }] })
    await bench.fake.simulate(ref, 'refund settles')
    expect(await eventOf('PAYMENT.CAPTURE.REFUNDED')).toMatchObject({ ref, refunds: [{ state: 'done' }] })
    await bench.fake.simulate(ref, 'dispute')
    expect(await eventOf('CUSTOMER.DISPUTE.CREATED')).toMatchObject({ ref, isDisputed: true })
  })

  test('names the order whose hold was made and voided', async () => {
    const bench = await start()
    const { ref } = await paid(bench, { holds: true })
    expect(await bench.handleLastWebhook()).toMatchObject({ kind: 'PAYMENT.AUTHORIZATION.CREATED', ref })
    await bench.gateway.voidHold(ref, 'release')
    expect(await bench.handleLastWebhook()).toMatchObject({ kind: 'PAYMENT.AUTHORIZATION.VOIDED', ref })
  })

  test('is verified by PayPal where its certificate authority is unknown', async () => {
    const bench = await start({ roots: [] })
    const { ref } = await paid(bench)
    expect(await bench.handleLastWebhook()).toMatchObject({ ref })
    const [webhook] = bench.fake.webhooks.due()
    if (!webhook) throw new Error('nothing was announced')
    const forged = arriving(bench.fake.webhooks.forged(webhook))
    await expect(bench.gateway.handleWebhook(forged)).rejects.toBeInstanceOf(WebhookRefused)
  })

  test('that PayPal must verify while it is down is refused, so that it is sent again', async () => {
    const bench = await start({ roots: [] })
    await paid(bench)
    await bench.handleLastWebhook()
    await bench.fake.stop()
    const refusal = await bench.handleLastWebhook().catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(WebhookRefused)
    expect(refusal).toMatchObject({ message: 'PayPal cannot be asked: no connection' })
  })

  test('of a capture that PayPal does not know leads to nothing', async () => {
    const { gateway } = await start()
    const { ref } = await gateway.handleWebhook(
      event({ links: [{ rel: 'up', href: 'https://x/captures/AAA' }] }),
    )
    expect(ref).toBe('capture:AAA')
    expect(await providerErrorOf(gateway.read(ref ?? ''))).toMatchObject({ kind: 'missing' })
  })

  test.each([
    ['with a link to somewhere else', { links: [{ rel: 'up', href: 'https://x/captures/../oauth2' }] }],
    ['of a capture that is no name', { disputed_transactions: [{ seller_transaction_id: '../orders' }] }],
    ['of an order that is no name', { supplementary_data: { related_ids: { order_id: '?' } } }],
    ['about nothing', {}],
  ])('%s leads nowhere', async (_, resource) => {
    const { gateway } = await start()
    const kind = 'PAYMENT.CAPTURE.REFUNDED'
    expect(await gateway.handleWebhook(event(resource))).toEqual({ id: 'WH-1', kind, ref: null })
  })
})

describe('the events since a moment', () => {
  test('names every order with an event once, over all pages', async () => {
    const bench = await start()
    const keys = [1, 2, 3, 4].map((n) => `order-A100${n}-pay-1`)
    for (const key of keys) await paid(bench, { key })
    const seen = await Array.fromAsync(bench.gateway.since(hour(-1)))
    expect(seen.map(({ reference }) => reference).toSorted()).toEqual(keys)
    expect(seen.every(({ state }) => state === 'paid')).toBe(true)
    expect(bench.fake.calls('list')).toBeGreaterThan(1)
  })

  test('leaves out orders that no buyer has approved, and orders that PayPal has dropped', async () => {
    const { gateway, fake } = await start()
    await gateway.create(newPayment())
    const { ref } = await gateway.create(newPayment({ key: 'order-A1002-pay-1' }))
    await fake.simulate(ref, 'pay')
    await fake.simulate(ref, 'expire')
    expect(await Array.fromAsync(gateway.since(hour(-1)))).toEqual([])
  })

  test('leaves out older ones', async () => {
    const bench = await start()
    await paid(bench)
    expect(await Array.fromAsync(bench.gateway.since(hour(1)))).toEqual([])
  })

  test('survives a temporary failure, and is unknown when PayPal is down', async () => {
    const bench = await start()
    const { ref } = await paid(bench)
    bench.fake.fault('list', { kind: 'html' })
    expect(await Array.fromAsync(bench.gateway.since(hour(-1)))).toMatchObject([{ ref }])
    for (let n = 0; n < 4; n++) bench.fake.fault('list', { kind: 'status', status: 503 })
    const listing = Array.fromAsync(bench.gateway.since(hour(-1)))
    expect(await providerErrorOf(listing)).toMatchObject({ kind: 'unknown' })
  })
})
