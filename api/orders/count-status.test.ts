import { expect, test } from 'vitest'
import { openCounter } from '../test/counter.ts'
import { createMemoryBench } from '../test/payments/fake-memory.ts'
import { openPayShop } from '../test/payments/pay-shop.ts'
import type { TestApp } from '../test/app.ts'

const counted = async ({ deps }: TestApp, name: 'orders' | 'payments') =>
  (await deps.metrics[name].get()).values.map(({ labels, value }) =>
    [...Object.values(labels), value].join(' '),
  )

test('orders are counted by the way and each status they reach', async () => {
  const { app, place, move } = await openCounter()
  const { id } = await place()
  await place()
  await move(id, { from: 'pending_approval', status: 'approved', minutes: 25 })
  await move(id, { from: 'approved', status: 'completed' })
  expect(await counted(app, 'orders')).toEqual([
    'takeaway pending_approval 2',
    'takeaway approved 1',
    'takeaway completed 1',
  ])
})

test('what is refused or rolled back is not counted', async () => {
  const { app, place, move } = await openCounter()
  const { id } = await place()
  await move(id, { from: 'pending_approval', status: 'completed' })
  expect((await app.post('/checkout', {})).status).toBe(422)
  expect(await counted(app, 'orders')).toEqual(['takeaway pending_approval 1'])
})

test('an order that is paid online is counted as waiting and as placed, its payment by provider and state', async () => {
  const shop = await openPayShop(createMemoryBench())
  const { sess } = await shop.open()
  await shop.fake.simulate('pay_1', 'pay')
  await shop.check(sess)
  await shop.check(sess)
  expect(await counted(shop.app, 'orders')).toEqual([
    'takeaway pending_payment 1',
    'takeaway pending_approval 1',
  ])
  expect(await counted(shop.app, 'payments')).toEqual([
    'memory created 1',
    'memory open 1',
    'memory authorized 1',
  ])
})

test('an order whose payment is given up is counted as expired', async () => {
  const shop = await openPayShop(createMemoryBench())
  const { sess } = await shop.open()
  await shop.check(sess, { cancel: '1' })
  expect(await counted(shop.app, 'orders')).toContain('takeaway expired 1')
})
