import { expect, test } from 'vitest'
import { ProviderError } from './gateway.ts'
import { currentCallLimit } from './gateways/call-limit.ts'
import { newPayment } from './open-attempt.ts'
import { paymentToken } from './payment-token.ts'
import { createMemoryBench } from '../test/payments/fake-memory.ts'
import { giveReceiptNumbers } from '../orders/index.ts'
import { KEY, openPayShop } from '../test/payments/pay-shop.ts'
import { change, publish, settings } from '../test/builders.ts'
import { fieldsOf } from '../test/shop.ts'

const open = () => openPayShop(createMemoryBench())

test('an order that is paid online is hidden until its money is held, then the restaurant sees it', async () => {
  const shop = await open()
  const { sess, url, orderId } = await shop.open()
  expect(url).toBe('https://pay.test/pay_1')
  const board = async () => ((await (await shop.staff('/orders')).json()) as { data: unknown[] }).data.length
  expect(await board()).toBe(0)
  expect((await shop.staff(`/orders/${orderId}`)).status).toBe(404)
  expect(await shop.app.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  expect(await giveReceiptNumbers(shop.app.deps)).toBe(0)
  expect(await shop.order()).toMatchObject({ status: 'pending_payment', receipt_number: null })

  await shop.fake.simulate('pay_1', 'pay')
  expect(await shop.check(sess)).toMatchObject({ state: 'paid', url: null })
  await giveReceiptNumbers(shop.app.deps)
  expect(await shop.order()).toMatchObject({
    status: 'pending_approval',
    payment_state: 'authorized',
    receipt_number: 1,
  })
  expect(await board()).toBe(1)
  expect(await shop.app.db.selectFrom('outbox').select('kind').execute()).toEqual([
    { kind: 'order_received' },
  ])
})

test('held money is captured when the order is approved, and voided when it is rejected', async () => {
  for (const [status, more, state, captured] of [
    ['approved', { minutes: 20 }, 'paid', 990],
    ['rejected', { reason: 'Full' }, 'canceled', 0],
  ] as const) {
    const shop = await open()
    const { orderId } = await shop.open()
    await shop.fake.simulate('pay_1', 'pay')
    await shop.deliverAll()
    const wanted = { status, from: 'pending_approval', ...more }
    expect((await shop.staff(`/orders/${orderId}/status`, wanted)).status).toBe(200)
    await shop.work()
    expect(await shop.order()).toMatchObject({ status, payment_state: state })
    expect(shop.fake.payments()[0]).toMatchObject({ captured })
  }
})

test('without holding, a rejected order is refunded in full, once', async () => {
  const shop = await openPayShop(createMemoryBench({ canHold: false }))
  const { orderId } = await shop.open()
  await shop.fake.simulate('pay_1', 'pay')
  await shop.deliverAll()
  const wanted = { status: 'rejected', from: 'pending_approval', reason: 'Full' }
  await shop.staff(`/orders/${orderId}/status`, wanted)
  await shop.work()
  expect(shop.fake.payments()[0]).toMatchObject({ captured: 990, refunded: 990 })
  await shop.fake.simulate('pay_1', 'refund settles')
  await shop.deliverAll()
  expect(await shop.order()).toMatchObject({ payment_state: 'refunded', refunded_cents: 990 })
  expect((await shop.staff(`/orders/${orderId}/refunds`, { reason: 'again' })).status).toBe(409)
})

test.each([
  ['held money is voided', true, { captured: 0 }],
  ['taken money is refunded in full', false, { captured: 990, refunded: 990 }],
])('%s when the order is rejected with the others that nobody answered', async (_, canHold, payment) => {
  const shop = await openPayShop(createMemoryBench({ canHold }))
  const { orderId } = await shop.open()
  await shop.fake.simulate('pay_1', 'pay')
  await shop.deliverAll()
  await change(shop.app, 'orders', { id: orderId }, { placed_at: '2026-11-19T18:00:00.000Z' })
  const answer = await shop.staff('/board/reject-left', { before: '2026-11-20T04:00:00.000Z' })
  expect(await answer.json()).toEqual({ data: { rejected: 1, left: 0 } })
  await shop.work()
  expect(await shop.order()).toMatchObject({ status: 'rejected' })
  expect(shop.fake.payments()[0]).toMatchObject(payment)
})

test('the buyer who cancels finds the cart as it was, and can try again under the same key', async () => {
  const shop = await open()
  const first = await shop.open()
  expect(await shop.check(first.sess, { cancel: '1' })).toMatchObject({ state: 'canceled' })
  expect(await shop.order()).toMatchObject({ status: 'pending_payment', payment_state: 'canceled' })
  expect((await shop.order()).closed_at).not.toBeNull()
  const second = await shop.open()
  expect(second.orderId).toBe(first.orderId)
  expect((await shop.attempts()).map(({ idem_key }) => idem_key.slice(-6))).toEqual(['-pay-1', '-pay-2'])
  await shop.fake.simulate(second.ref, 'pay')
  expect(await shop.check(second.sess)).toMatchObject({ state: 'paid' })
  expect(await shop.order()).toMatchObject({ status: 'pending_approval', closed_at: null })
})

test('a guest whose provider does not answer waits within the limit and can order in another way', async () => {
  const shop = await open()
  const limits: (number | undefined)[] = []
  shop.gateway.create = async () => {
    limits.push(currentCallLimit()?.repeats)
    throw new ProviderError('unknown', 'no answer in time')
  }
  expect((await shop.place()).status).toBe(503)
  expect(limits).toEqual([1])
  expect((await shop.place(KEY, { paymentType: 'cash' })).status).toBe(200)
  const states = await shop.app.db.selectFrom('payment_attempts').select('state').execute()
  expect(states).toEqual([{ state: 'canceled' }])
  const orders = await shop.app.db.selectFrom('orders').select(['status', 'closed_at']).execute()
  expect(orders.filter(({ closed_at }) => closed_at === null)).toMatchObject([{ status: 'pending_approval' }])
})

test('an attempt whose page is being requested is not abandoned for another way to pay', async () => {
  const shop = await open()
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>()
  const { promise: answer, reject } = Promise.withResolvers<never>()
  shop.gateway.create = () => {
    isAsked()
    return answer
  }
  const first = shop.place()
  await asked
  expect((await shop.place(KEY, { paymentType: 'cash' })).status).toBe(409)
  reject(new ProviderError('unknown', 'no answer in time'))
  expect((await first).status).toBe(503)
})

test('the browser that ordered returns to the order, other browsers get the payment state only', async () => {
  const shop = await open()
  const response = await shop.place()
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('paying='))
  const [attempt] = await shop.attempts()
  const sess = paymentToken(shop.app.deps, attempt?.id ?? '')
  await shop.fake.simulate('pay_1', 'pay')
  const answer = await shop.app.request(`/checkout/check?payment=memory&sess=${sess}`, {
    headers: { cookie: (cookie ?? '').split(';')[0] ?? '' },
  })
  expect(await answer.json()).toMatchObject({
    data: { state: 'paid', url: expect.stringMatching(/^\/order\//) },
  })
})

test('a payment is requested in the currency of the restaurant', async () => {
  const shop = await open()
  await publish(shop.app, settings({ COUNTRY: 'ch' }))
  await shop.open()
  expect(await shop.attempts()).toMatchObject([{ currency: 'CHF' }])
  await shop.fake.simulate('pay_1', 'pay')
  await shop.deliverAll()
  expect(await shop.order()).toMatchObject({ status: 'pending_approval' })
})

test('an order for 0 € is not sent to a provider', async () => {
  const shop = await open()
  await shop.app.db.updateTable('product_sizes').set({ price_cents: 0 }).execute()
  await shop.app.deps.content.refresh()
  const response = await shop.place('free', { total: 0 })
  expect(await fieldsOf(response)).toHaveProperty('paymentType')
  expect(shop.fake.payments()).toEqual([])
})

test('a refund that is sent again under its key is made once, another one under it is refused', async () => {
  const shop = await openPayShop(createMemoryBench({ canHold: false }))
  const { orderId } = await shop.open()
  await shop.fake.simulate('pay_1', 'pay')
  await shop.deliverAll()
  const refund = (amount: number, key: string) =>
    shop.staff(`/orders/${orderId}/refunds`, { amount, reason: 'cold' }, { 'idempotency-key': key })
  const twins = await Promise.all([refund(1, 'a'), refund(1, 'a'), refund(1, 'a')])
  expect(twins.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await refund(1, 'b')).status).toBe(200)
  expect((await refund(2, 'b')).status).toBe(409)
  await shop.work()
  expect(shop.fake.payments()[0]).toMatchObject({ refunded: 200 })
})

test('R-V1 what is paid online is the whole total, with the deposit of reusable containers, and all of it can be refunded', async () => {
  const shop = await open()
  await publish(shop.app, settings({ REUSABLE_PACKAGING: 'offer' }))
  const { orderId } = await shop.open('cart-1', { reusable: true, total: 14.9 })
  await shop.fake.simulate('pay_1', 'pay')
  await shop.deliverAll()
  await shop.staff(`/orders/${orderId}/status`, { status: 'approved', from: 'pending_approval', minutes: 20 })
  await shop.work()
  expect(shop.fake.payments()[0]).toMatchObject({ captured: 1490 })
  const payments = await (await shop.staff(`/orders/${orderId}/payments`)).json()
  expect(payments).toMatchObject({ data: { refundable: 14.9, lines: [{ amount: 9.9 }] } })
})

test('the payment page shows the restaurant and the order as they were when the attempt was opened', async () => {
  const shop = await open()
  await publish(shop.app, settings({ SITE_TITLE: 'Bei Ada' }))
  await shop.open()
  const [attempt] = await shop.app.db.selectFrom('payment_attempts').selectAll().execute()
  const order = await shop.app.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  expect(attempt?.description).toBe(`Bei Ada, ${order.code}`)
  expect(newPayment(shop.app, attempt!, order).description).toBe(`Bei Ada, ${order.code}`)
  expect(newPayment(shop.app, { ...attempt!, description: '' }, order).description).toBe(order.code)
})
