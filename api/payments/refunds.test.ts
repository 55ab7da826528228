import { describe, expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { ProviderError } from './gateway.ts'
import { pointBalance } from '../loyalty/index.ts'
import { approve, reject } from '../test/payments/failure-bench.ts'
import { createMemoryBench } from '../test/payments/fake-memory.ts'
import { openPayShop } from '../test/payments/pay-shop.ts'
import { placeOrderBody } from '../test/shop.ts'
import { signInUser, systemCtx } from '../test/user.ts'

const complete = { status: 'completed', from: 'approved' }

/** A paid and approved order of 9.90 of an account, and what happens to it. */
async function openPaid() {
  const shop = await openPayShop(createMemoryBench({ canHold: false }))
  const user = await signInUser(shop.app)
  await user.data(user.post('/checkout/v2', placeOrderBody({ paymentType: 'memory' })))
  await shop.fake.simulate('pay_1', 'pay')
  await shop.deliverAll()
  const { id } = await shop.order()
  const staff = async (path: string, body: object) => {
    expect((await shop.staff(`/orders/${id}/${path}`, body)).status).toBe(200)
  }
  await staff('status', approve)
  return {
    shop,
    complete: () => staff('status', complete),
    refund: async (amount?: number) => {
      await staff('refunds', { reason: 'cold', ...(amount !== undefined && { amount }) })
      await shop.work()
    },
    simulate: async (what: 'refund settles' | 'refund fails' | 'dispute') => {
      await shop.fake.simulate('pay_1', what)
      await shop.deliverAll()
    },
    points: () => pointBalance(systemCtx(shop.app), user.id),
  }
}

test('a refund made in the dashboard of the provider is seen, also after one of ours over that amount was refused', async () => {
  const { shop, refund, simulate } = await openPaid()
  const { refund: make } = shop.gateway
  shop.gateway.refund = () => Promise.reject(new ProviderError('refused', 'balance'))
  await refund()
  await make('pay_1', { amount: cents(990), currency: 'EUR', key: 'dashboard', note: '' })
  await simulate('refund settles')
  expect(await shop.order()).toMatchObject({ payment_state: 'refunded', refunded_cents: 990 })
})

test('a refund of the dashboard that has failed does not keep a rejected order from being refunded', async () => {
  const shop = await openPayShop(createMemoryBench({ canHold: false }))
  const { ref, orderId } = await shop.open()
  await shop.fake.simulate(ref, 'pay')
  await shop.deliverAll()
  await shop.gateway.refund(ref, { amount: cents(990), currency: 'EUR', key: 'dashboard', note: '' })
  await shop.fake.simulate(ref, 'refund fails')
  await shop.deliverAll()
  expect((await shop.staff(`/orders/${orderId}/status`, reject)).status).toBe(200)
  await shop.work()
  expect(
    await shop.app.db.selectFrom('refunds').select(['cause', 'state']).orderBy('number').execute(),
  ).toEqual([
    { cause: 'provider', state: 'failed' },
    { cause: 'rejected', state: 'pending' },
  ])
})

test('a refund of ours that the provider shows before its answer arrives is not counted twice', async () => {
  const { shop, refund } = await openPaid()
  const { refund: make } = shop.gateway
  shop.gateway.refund = async (ref, request) => {
    const refund = await make(ref, { ...request, key: '' })
    await shop.deliverAll()
    return refund
  }
  await refund()
  expect(await shop.app.db.selectFrom('refunds').select('cause').execute()).toEqual([{ cause: 'staff' }])
})

describe('the points of an order that was paid online', () => {
  test('are taken back once when it is refunded in full, and stay after a part of it', async () => {
    const { complete, refund, simulate, points } = await openPaid()
    await complete()
    const earned = await points()
    expect(earned).toBeGreaterThan(0)
    await refund(4)
    await simulate('refund settles')
    expect(await points()).toBe(earned)
    await refund()
    await simulate('refund settles')
    await simulate('refund settles')
    expect(await points()).toBe(0)
  })

  test('are credited again when its refund fails after it was made, and taken back with the next one', async () => {
    const { complete, refund, simulate, points } = await openPaid()
    await complete()
    const earned = await points()
    for (let round = 0; round < 2; round++) {
      await refund()
      await simulate('refund settles')
      expect(await points()).toBe(0)
      await simulate('refund fails')
      expect(await points()).toBe(earned)
    }
  })

  test('are taken back when the provider has refunded it at once', async () => {
    const { shop, complete, refund, points } = await openPaid()
    const { refund: make } = shop.gateway
    shop.gateway.refund = async (ref, request) => ({ ...(await make(ref, request)), state: 'done' })
    await complete()
    await refund()
    expect(await shop.order()).toMatchObject({ payment_state: 'refunded' })
    expect(await points()).toBe(0)
  })

  test.each<[string, (order: Awaited<ReturnType<typeof openPaid>>) => Promise<void>]>([
    ['refunded in full', ({ refund, simulate }) => refund().then(() => simulate('refund settles'))],
    ['taken back by the bank', ({ simulate }) => simulate('dispute')],
  ])('are not earned by completing it once it was %s', async (_, loseMoney) => {
    const order = await openPaid()
    await loseMoney(order)
    await order.complete()
    expect(await order.points()).toBe(0)
  })
})
