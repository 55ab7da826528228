import { expect, test } from 'vitest'
import { orderToken } from '../../../orders/order-link.ts'
import { systemCtx } from '../../../test/user.ts'
import { setUp } from '../../../test/payments/gateway-bench.ts'
import { KEY, openPayShop } from '../../../test/payments/pay-shop.ts'
import { createMollieGateway } from './gateway.ts'
import { startFakeMollie } from './test/fake.ts'

/** A restaurant with Mollie, and an order whose payment cannot be cancelled. */
async function openFinal() {
  const fake = await startFakeMollie()
  const bench = await setUp(async (patience) => ({
    fake,
    gateway: createMollieGateway(fake.config, patience),
  }))
  const shop = await openPayShop(bench)
  const order = await shop.open()
  fake.makeFinal(order.ref)
  return { shop, fake, order }
}

test.each([true, false])(
  'a buyer who has ordered in another way and still pays the old page gets that money back (held: %s)',
  async (isHeld) => {
    const { shop, fake, order } = await openFinal()
    expect((await shop.place(KEY, { paymentType: 'cash' })).status).toBe(200)
    if (isHeld) await fake.simulate(order.ref, 'pay')
    else fake.payAtOnce(order.ref)
    await shop.deliverAll()
    const orders = await shop.app.db.selectFrom('orders').select(['id', 'status']).orderBy('id').execute()
    expect(orders).toMatchObject([
      { id: order.orderId, status: 'pending_payment' },
      { status: 'pending_approval' },
    ])
    expect(fake.payments()).toMatchObject([
      isHeld ? { state: 'canceled', captured: 0 } : { captured: 990, refunded: 990 },
    ])
  },
)

test('an order that its buyer has placed in another way cannot be paid again from its own page', async () => {
  const { shop, order } = await openFinal()
  expect((await shop.place(KEY, { paymentType: 'cash' })).status).toBe(200)
  const answer = await shop.app.post(`/orders/${orderToken(systemCtx(shop.app), order.orderId)}/payment`, {})
  expect([answer.status, await answer.json()]).toMatchObject([
    409,
    { message: 'This order was placed in another way meanwhile' },
  ])
})

test('a buyer who has cancelled and still pays the old page within the hour gets the food', async () => {
  const { shop, fake, order } = await openFinal()
  expect(await shop.check(order.sess, { cancel: '1' })).toMatchObject({ state: 'canceled' })
  await fake.simulate(order.ref, 'pay')
  await shop.deliverAll()
  expect(await shop.order()).toMatchObject({ status: 'pending_approval', payment_state: 'authorized' })
})
