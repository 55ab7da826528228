import { expect, test } from 'vitest'
import { alarms, approve } from '../test/payments/failure-bench.ts'
import { createMemoryBench } from '../test/payments/fake-memory.ts'
import { newPayment } from '../test/payments/gateway-bench.ts'
import { openPayShop } from '../test/payments/pay-shop.ts'
import { systemCtx } from '../test/user.ts'
import { ProviderError } from './gateway.ts'
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

test('held money that cannot be taken raises an alarm six hours after the approval, however long it was held before', async () => {
  const shop = await openPayShop(createMemoryBench())
  const { ref, orderId } = await shop.open()
  await shop.fake.simulate(ref, 'pay')
  await shop.deliverAll()
  shop.wait(10 * 60)
  shop.gateway.capture = () => Promise.reject(new ProviderError('unknown', 'no answer in time'))
  expect((await shop.staff(`/orders/${orderId}/status`, approve)).status).toBe(200)
  for (const [minutes, expected] of [
    [0, []],
    [5 * 60 + 55, []],
    [10, [{ kind: 'capture_failed' }]],
  ] as const) {
    shop.wait(minutes)
    await shop.work()
    expect(await alarms(shop)).toEqual(expected)
  }
})
