import { describe, expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { ProviderError } from './gateway.ts'
import { pointBalance } from '../loyalty/index.ts'
import { change, publish, settings } from '../test/builders.ts'
import { alarms, approve, reject } from '../test/payments/failure-bench.ts'
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

test.each(['refused', 'missing', 'unknown'] as const)(
  'a refund on its way waits when the question about it comes back as %s, and ends as the provider says',
  async (kind) => {
    const { shop, refund } = await openPaid()
    await refund(4)
    const refundState = () => shop.app.db.selectFrom('refunds').select('state').executeTakeFirstOrThrow()
    expect(await refundState()).toEqual({ state: 'pending' })
    const { read } = shop.gateway
    shop.gateway.read = () => Promise.reject(new ProviderError(kind, 'status 401'))
    shop.wait(31)
    await shop.work()
    expect(await refundState()).toEqual({ state: 'pending' })
    expect(await alarms(shop)).toEqual([])
    shop.gateway.read = read
    await shop.fake.simulate('pay_1', 'refund settles')
    shop.wait(16)
    await shop.work()
    expect(await refundState()).toEqual({ state: 'done' })
    expect(await shop.order()).toMatchObject({ payment_state: 'partially_refunded', refunded_cents: 400 })
  },
)

/** An order with a refund that the provider has made, and whose answer was lost. */
async function openUnanswered() {
  const { shop, refund } = await openPaid()
  const { refund: make } = shop.gateway
  shop.fake.fault('refund', { kind: 'lost answer' })
  await refund(4)
  return {
    shop,
    /** The next try, which comes back as this refusal; without one it is made. */
    tryAgain: async (refusal?: ProviderError) => {
      shop.gateway.refund = refusal ? () => Promise.reject(refusal) : make
      shop.wait(16)
      await shop.work()
    },
    refunds: () => shop.app.db.selectFrom('refunds').select('state').execute(),
  }
}

test.each(['denied', 'missing'] as const)(
  'a refund whose answer was lost stays open while the next tries come back as %s, and no second one is made',
  async (kind) => {
    const { shop, tryAgain, refunds } = await openUnanswered()
    for (let tries = 0; tries < 3; tries++) await tryAgain(new ProviderError(kind, 'status 401'))
    expect(await refunds()).toEqual([{ state: 'requested' }])
    expect(await alarms(shop)).toEqual([])
    const { id } = await shop.order()
    const more = await shop.staff(`/orders/${id}/refunds`, { reason: 'again', amount: 6 })
    expect(more.status).toBe(422)
    await tryAgain()
    expect(await refunds()).toEqual([{ state: 'pending' }])
    expect(shop.fake.payments()[0]).toMatchObject({ captured: 990, refunded: 400 })
  },
)

test('a refund whose answer was lost has failed once the provider refuses the refund itself', async () => {
  const { shop, tryAgain, refunds } = await openUnanswered()
  await tryAgain(new ProviderError('refused', 'balance'))
  expect(await refunds()).toEqual([{ state: 'failed' }])
  expect(await alarms(shop)).toEqual([{ kind: 'refund_failed' }])
})

test('a refund whose first call is denied was not made: the staff is told, and may ask for it again', async () => {
  const { shop, refund } = await openPaid()
  const { refund: make } = shop.gateway
  shop.gateway.refund = () => Promise.reject(new ProviderError('denied', 'status 401'))
  await refund()
  expect(await alarms(shop)).toEqual([{ kind: 'refund_failed' }])
  shop.gateway.refund = make
  await refund()
  expect(shop.fake.payments()[0]).toMatchObject({ captured: 990, refunded: 990 })
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

describe('a payment that came while the restaurant was closed, and whose automatic refund fails', () => {
  type Alarm = { id: string; kind: string; orderId: string | null; orderCode: string | null; amount: number }

  /** The restaurant is open again by then, so that the order could still be made. */
  async function openFailed() {
    const shop = await openPayShop(createMemoryBench({ canHold: false, canClose: false }))
    const { ref, sess } = await shop.open()
    const simulate = async (what: 'pay' | 'refund settles' | 'refund fails') => {
      await shop.fake.simulate(ref, what)
      await shop.deliverAll()
    }
    await shop.check(sess, { cancel: '1' })
    await publish(shop.app, settings({ IS_ACTIVE: '' }))
    await simulate('pay')
    await change(shop.app, 'settings', { key: 'IS_ACTIVE' }, { value: '1' })
    await shop.app.deps.content.refresh()
    await simulate('refund fails')
    const raised = async () =>
      ((await (await shop.staff('/payment-alarms')).json()) as { data: Alarm[] }).data
    const tryAgain = async (id: string | undefined) => {
      const { status } = await shop.staff(`/payment-alarms/${id}/refund`, {})
      await shop.work()
      return status
    }
    return { shop, simulate, raised, tryAgain }
  }

  test('makes no order: the staff reads that it has to be paid back by hand, under a code without a ticket', async () => {
    const { shop, raised } = await openFailed()
    expect(await shop.order()).toMatchObject({ status: 'pending_payment', closed_at: expect.any(String) })
    const { code } = await shop.app.db.selectFrom('orders').select('code').executeTakeFirstOrThrow()
    expect(await raised()).toMatchObject([
      { kind: 'refund_owed', orderId: null, orderCode: code, amount: 9.9 },
    ])
  })

  test('is tried again by one press, once, and told anew when that fails too', async () => {
    const { shop, simulate, raised, tryAgain } = await openFailed()
    const [first] = await raised()
    const twins = await Promise.all([tryAgain(first?.id), tryAgain(first?.id)])
    expect(twins).toEqual([200, 200])
    expect(shop.fake.payments()[0]).toMatchObject({ captured: 990, refunded: 990 })
    expect(await raised()).toEqual([])
    await simulate('refund fails')
    const [second, ...others] = await raised()
    expect(others).toEqual([])
    expect(second).toMatchObject({ kind: 'refund_owed', amount: 9.9 })
    expect(await tryAgain(second?.id)).toBe(200)
    await simulate('refund settles')
    expect(await shop.order()).toMatchObject({ status: 'pending_payment', payment_state: 'refunded' })
    expect(await raised()).toEqual([])
  })

  test('is not paid back twice: what was paid back at the provider is not left', async () => {
    const { shop, raised, tryAgain } = await openFailed()
    const byHand = { amount: cents(990), currency: 'EUR', key: 'dashboard', note: '' }
    await shop.gateway.refund('pay_1', byHand)
    await shop.fake.simulate('pay_1', 'refund settles')
    await shop.deliverAll()
    const [alarm] = await raised()
    expect(await tryAgain(alarm?.id)).toBe(409)
    expect(await raised()).toHaveLength(1)
    expect(shop.fake.payments()[0]).toMatchObject({ refunded: 990 })
  })
})

test('a refund is published in the branch of its order when it is requested, before the provider has made it', async () => {
  const { shop } = await openPaid()
  const { id } = await shop.order()
  await shop.app.db.updateTable('orders').set({ branch_id: 'ost' }).where('id', '=', id).execute()
  await shop.app.db.deleteFrom('live_events').execute()
  const published = () =>
    shop.app.db.selectFrom('live_events').select(['kind', 'order_id', 'branch_id']).execute()
  const request = (key: string) =>
    shop.staff(`/orders/${id}/refunds`, { reason: 'cold', amount: 4 }, { 'idempotency-key': key })
  expect((await request('first')).status).toBe(200)
  expect((await request('first')).status).toBe(200)
  expect(await published()).toEqual([{ kind: 'order.changed', order_id: id, branch_id: 'ost' }])
})

test('only the failed refund of what the system owes is tried again by an alarm', async () => {
  const { shop, refund, simulate } = await openPaid()
  await refund(4)
  await simulate('refund fails')
  const { id, kind } = await shop.app.db
    .selectFrom('payment_alarms')
    .select(['id', 'kind'])
    .executeTakeFirstOrThrow()
  expect(kind).toBe('refund_failed')
  expect((await shop.staff(`/payment-alarms/${id}/refund`, {})).status).toBe(409)
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
