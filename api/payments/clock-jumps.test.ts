import { expect, test } from 'vitest'
import { createMemoryBench } from '../test/payments/fake-memory.ts'
import { openPayShop } from '../test/payments/pay-shop.ts'

test('a payment whose buyer did not return is found within minutes, also when the clock was set back by an hour', async () => {
  const shop = await openPayShop(createMemoryBench())
  await shop.open()
  shop.wait(-60)
  await shop.work()
  expect(await shop.order()).toMatchObject({ status: 'pending_payment' })
  await shop.fake.simulate('pay_1', 'pay')
  shop.wait(3)
  await shop.work()
  expect(await shop.order()).toMatchObject({ status: 'pending_approval', payment_state: 'authorized' })
})
