import { describe, expect, onTestFinished, test } from 'vitest'
import { startFakePaypal } from './test/fake.ts'
import { PAYPAL_CERTIFICATE_URL, paypalSigners, signedWebhook } from './test/fake-signature.ts'
import { openPayShop } from '../../../test/payments/pay-shop.ts'
import { createPaypalGateway } from './gateway.ts'

const patience = { createMs: 10_000, moveMs: 10_000, readMs: 10_000, pausesMs: [1, 1, 1] }

/** A restaurant with PayPal; without holding, the money is captured as soon as the buyer approves. */
async function open({ canHold = false } = {}) {
  const fetched: string[] = []
  const { root, between, signer } = paypalSigners()
  const fake = await startFakePaypal()
  onTestFinished(() => fake.stop())
  const gateway = createPaypalGateway(fake.config, {
    patience,
    roots: [root.pem],
    fetchCertificate: async (url) => {
      fetched.push(url)
      return signer.pem + between.pem
    },
  })
  const shop = await openPayShop({ gateway: { ...gateway, canHold }, fake })
  const events = () => shop.app.db.selectFrom('payment_events').selectAll().execute()
  return { shop, fake, fetched, events }
}

/** The webhook that announces the approval of an order. */
async function approved() {
  const bench = await open()
  const { ref, sess } = await bench.shop.open()
  await bench.fake.simulate(ref, 'pay')
  const [webhook] = bench.fake.webhooks.due()
  if (!webhook) throw new Error('nothing was announced')
  return { ...bench, ref, sess, webhook }
}

describe('a webhook in the name of PayPal (case 18)', () => {
  test.each([
    ['with a certificate elsewhere', { 'paypal-cert-url': 'https://evil.example/v1/notifications/certs/A' }],
    [
      'with a certificate at an address that resembles PayPal’s',
      { 'paypal-cert-url': 'https://paypal.com.evil.example/v1/notifications/certs/A' },
    ],
  ])('%s is refused, and nobody is asked', async (_, headers) => {
    const { shop, webhook, fetched, events } = await approved()
    const wrong = { ...webhook, headers: { ...webhook.headers, ...headers } }
    expect((await shop.deliver(wrong)).status).toBe(400)
    expect(fetched).toEqual([])
    expect(await events()).toEqual([])
  })

  test('with another body or for another webhook is refused, and changes nothing', async () => {
    const { shop, fake, webhook, events } = await approved()
    const body = webhook.body.replace('APPROVED', 'REVERSED')
    for (const wrong of [{ ...webhook, body }, fake.webhooks.forged(webhook)])
      expect((await shop.deliver(wrong)).status).toBe(400)
    await shop.work()
    expect(await events()).toEqual([])
    expect(await shop.order()).toMatchObject({ status: 'pending_payment' })
  })

  test('that is replayed is processed once, and refused when it is old', async () => {
    const { shop, webhook, events, fetched } = await approved()
    const twice = await Promise.all([shop.deliver(webhook), shop.deliver(webhook)])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    shop.wait(6)
    expect((await shop.deliver(webhook)).status).toBe(400)
    expect(await events()).toHaveLength(1)
    expect(fetched).toEqual([PAYPAL_CERTIFICATE_URL])
  })

  test('about a foreign payment changes nothing', async () => {
    const { shop, events } = await open()
    const event = { id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'AAAAAAAAAAAAAAAAA' } }
    const webhook = signedWebhook(event.event_type, JSON.stringify(event), Date.now())
    expect((await shop.deliver(webhook)).status).toBe(200)
    await shop.work()
    expect(await events()).toMatchObject([{ outcome: 'missing' }])
  })
})

describe('a buyer who has approved (case 22)', () => {
  test('and closed the tab is charged once by the webhook', async () => {
    const { shop, fake } = await approved()
    await shop.deliverAll()
    expect(await shop.order()).toMatchObject({ status: 'pending_approval', payment_state: 'paid' })
    expect(fake.payments()).toMatchObject([{ captured: 990, refunded: 0 }])
  })

  test('is charged exactly once when webhook and return come at the same moment', async () => {
    const { shop, fake, sess, ref } = await approved()
    await Promise.all([shop.check(sess, { token: ref }), shop.deliverAll(), shop.check(sess)])
    await shop.deliverAll()
    expect(await shop.check(sess)).toMatchObject({ state: 'paid' })
    expect(fake.payments()).toMatchObject([{ captured: 990, refunded: 0 }])
  })

  test('returns with the id of another order and gets no link', async () => {
    const { shop, sess, fake } = await approved()
    await expect(shop.check(sess, { token: 'AAAAAAAAAAAAAAAAA' })).rejects.toThrow('404')
    expect(fake.payments()).toMatchObject([{ captured: 0 }])
  })

  test('after cancelling in another tab is never charged (case 13)', async () => {
    const { shop, fake } = await open()
    const { ref, sess } = await shop.open()
    expect(await shop.check(sess, { cancel: '1' })).toMatchObject({ state: 'canceled' })
    await fake.simulate(ref, 'pay')
    await shop.deliverAll()
    shop.wait(3)
    await shop.work()
    expect(await shop.order()).toMatchObject({ status: 'pending_payment', payment_state: 'canceled' })
    expect(fake.payments()).toMatchObject([{ captured: 0 }])
  })
})

describe('a buyer whose card is declined (case 23)', () => {
  test.each([false, true])('pays with another, and there is one order (held: %s)', async (canHold) => {
    const { shop, fake } = await open({ canHold })
    const { ref, sess } = await shop.open()
    await fake.simulate(ref, 'decline')
    const declined = await shop.check(sess)
    expect(declined).toMatchObject({ state: 'open', payAt: `${fake.url}/checkoutnow?token=${ref}` })
    await shop.deliverAll()
    expect(await shop.order()).toMatchObject({ status: 'pending_payment', closed_at: null })
    await fake.simulate(ref, 'pay')
    expect(await shop.check(sess)).toMatchObject({ state: 'paid' })
    await shop.deliverAll()
    expect(await shop.app.db.selectFrom('orders').select('status').execute()).toEqual([
      { status: 'pending_approval' },
    ])
    expect(await shop.attempts()).toHaveLength(1)
    expect(fake.payments()).toMatchObject([{ captured: canHold ? 0 : 990 }])
  })

  test('for good finds the cart again, and another attempt has a key of its own', async () => {
    const { shop, fake } = await open()
    const { ref, sess } = await shop.open()
    await fake.simulate(ref, 'pay')
    fake.refuse('collect', 'PAYER_ACCOUNT_RESTRICTED')
    expect(await shop.check(sess)).toMatchObject({ state: 'failed' })
    const second = await shop.open()
    expect(second.ref).not.toBe(ref)
    await fake.simulate(second.ref, 'pay')
    await shop.deliverAll()
    expect(fake.payments().map(({ captured }) => captured)).toEqual([0, 990])
  })
})
