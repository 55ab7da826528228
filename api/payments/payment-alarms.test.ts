import { expect, test } from 'vitest'
import { createMemoryBench } from '../test/payments/fake-memory.ts'
import { newPayment } from '../test/payments/gateway-bench.ts'
import { openPayShop } from '../test/payments/pay-shop.ts'
import { systemCtx } from '../test/user.ts'
import { reconcilePayments } from './index.ts'

test('a payment of ours without an order raises one alarm, until a member of staff marks it as seen', async () => {
  const shop = await openPayShop(createMemoryBench({ canHold: false }))
  const { ref } = await shop.gateway.create(newPayment({ key: 'order-NOBODY-pay-1' }))
  await shop.gateway.create(newPayment({ key: 'of another shop' }))
  await shop.fake.simulate(ref, 'pay')
  await shop.fake.simulate('pay_2', 'pay')
  await reconcilePayments(systemCtx(shop.app))
  await reconcilePayments(systemCtx(shop.app))
  const read = async () =>
    ((await (await shop.staff('/payment-alarms')).json()) as { data: { id: string }[] }).data
  const alarms = await read()
  expect(alarms).toMatchObject([{ kind: 'without_order', provider: 'memory', reference: ref, amount: 23.9 }])
  expect((await shop.staff(`/payment-alarms/${alarms[0]?.id}/seen`, {})).status).toBe(200)
  expect(await read()).toEqual([])
  expect((await shop.staff('/payment-alarms/none/seen', {})).status).toBe(404)
})

test('the nightly reconciliation finds a payment whose buyer did not return', async () => {
  const shop = await openPayShop(createMemoryBench())
  const { ref } = await shop.open()
  await shop.fake.simulate(ref, 'pay')
  expect(await reconcilePayments(systemCtx(shop.app))).toBe(1)
  expect(await shop.order()).toMatchObject({ status: 'pending_approval' })
})
