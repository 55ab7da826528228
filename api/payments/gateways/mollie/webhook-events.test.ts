import { expect, onTestFinished, test } from 'vitest'
import { startFakeMollie } from './test/fake.ts'
import type { OutgoingWebhook } from '../../../test/payments/fake-gateway.ts'
import { openPayShop } from '../../../test/payments/pay-shop.ts'
import { createMollieGateway } from './gateway.ts'

async function open() {
  const fake = await startFakeMollie()
  onTestFinished(() => fake.stop())
  return openPayShop({ fake, gateway: createMollieGateway(fake.config) })
}

/** A call at the right address, with another id in it. */
const about = (webhook: OutgoingWebhook, id: string): OutgoingWebhook => ({ ...webhook, body: `id=${id}` })

/** Pays, and answers the call that Mollie makes then. */
async function paidAtMollie(shop: Awaited<ReturnType<typeof open>>) {
  const { ref, orderId } = await shop.open()
  await shop.fake.simulate(ref, 'pay')
  const [webhook] = shop.fake.webhooks.due()
  if (!webhook) throw new Error('Mollie did not call')
  return { ref, orderId, webhook }
}

test('the call of Mollie alone brings the order to the restaurant, however often it comes', async () => {
  const shop = await open()
  const { webhook } = await paidAtMollie(shop)
  const answers = await Promise.all([1, 2, 3].map(() => shop.deliver(webhook)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  await shop.work()
  expect(await shop.order()).toMatchObject({ status: 'pending_approval', payment_state: 'authorized' })
})

test('a call that equals an earlier one still announces later changes', async () => {
  const shop = await open()
  const { ref, orderId } = await paidAtMollie(shop)
  await shop.deliverAll()
  await shop.staff(`/orders/${orderId}/status`, { status: 'approved', from: 'pending_approval', minutes: 20 })
  await shop.work()
  expect(await shop.order()).toMatchObject({ payment_state: 'paid' })
  shop.fake.webhooks.clear()
  await shop.fake.simulate(ref, 'dispute')
  await shop.deliverAll()
  expect(await shop.order()).toMatchObject({ payment_state: 'charged_back' })
})

test.each(['tr_unknown', 'tr_ofAnotherAccount', 'ord_1', '', '../../etc', "tr_' or 1=1"])(
  'a call about %j is answered with 200 and changes nothing',
  async (id) => {
    const shop = await open()
    const { webhook } = await paidAtMollie(shop)
    const before = [await shop.order(), await shop.attempts()]
    expect((await shop.deliver(about(webhook, id))).status).toBe(200)
    await shop.work()
    expect([await shop.order(), await shop.attempts()]).toEqual(before)
  },
)

test('a call to a guessed address is refused without a call to Mollie', async () => {
  const shop = await open()
  const { webhook } = await paidAtMollie(shop)
  const reads = shop.fake.calls('read')
  expect((await shop.deliver(shop.fake.webhooks.forged(webhook))).status).toBe(400)
  await shop.work()
  expect(shop.fake.calls('read')).toBe(reads)
  expect(await shop.order()).toMatchObject({ status: 'pending_payment' })
})

test('a flood of calls from one address is limited, and calls from another are accepted', async () => {
  const shop = await open()
  const { webhook } = await paidAtMollie(shop)
  const forged = shop.fake.webhooks.forged(webhook)
  shop.app.setAddress('203.0.113.7')
  const statuses = new Set<number>()
  for (let n = 0; n < 10_000 && !statuses.has(429); n += 100) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => shop.deliver(forged)))
    for (const { status } of answers) statuses.add(status)
  }
  expect(statuses).toEqual(new Set([400, 429]))
  shop.app.setAddress('198.51.100.4')
  await shop.deliverAll()
  expect(await shop.order()).toMatchObject({ status: 'pending_approval' })
})
