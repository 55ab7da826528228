import { expect, test } from 'vitest'
import { getSystemState } from '#contract/operations.staff.ts'
import { ProviderError } from './gateway.ts'
import { clientOf } from '../test/branches.ts'
import { createMemoryBench } from '../test/payments/fake-memory.ts'
import { openPayShop } from '../test/payments/pay-shop.ts'
import { approve } from '../test/payments/failure-bench.ts'
import { signedIn } from '../test/staff.ts'

const deny = () => Promise.reject(new ProviderError('denied', 'status 401'))

/** A restaurant whose provider does not accept its key until it is mended. */
async function openShop(options: { canHold?: boolean } = {}) {
  const shop = await openPayShop(createMemoryBench(options))
  const { read, close, refund, since } = shop.gateway
  const denied = async function* () {
    yield await deny()
  }
  /** The alarm of the system, read by a member who has just signed in: sessions end by the clock. */
  const waiting = async () => {
    const { alarms } = await clientOf(shop.app, await signedIn(shop.app, 'mina@example.org'))(
      getSystemState,
      {},
    )
    return alarms.find(({ kind }) => kind === 'payments-waiting')
  }
  return {
    shop,
    waiting,
    denyKey: () => Object.assign(shop.gateway, { read: deny, close: deny, refund: deny, since: denied }),
    acceptKey: () => Object.assign(shop.gateway, { read, close, refund, since }),
    async later(minutes: number) {
      shop.wait(minutes)
      await shop.work()
    },
  }
}

test('an order that was paid while the provider denied the key is placed once it is accepted, also after its time', async () => {
  const { shop, waiting, denyKey, acceptKey, later } = await openShop()
  const { ref } = await shop.open()
  denyKey()
  await shop.fake.simulate(ref, 'pay')
  await later(10)
  expect(await waiting()).toBeUndefined()
  for (let hours = 0; hours < 3; hours++) await later(60)
  expect(await shop.attempts()).toMatchObject([{ state: 'open' }])
  expect(await waiting()).toMatchObject({ level: 'red', count: 1, name: 'memory' })
  acceptKey()
  await later(16)
  expect(await shop.order()).toMatchObject({ status: 'pending_approval', payment_state: 'authorized' })
  expect(await waiting()).toBeUndefined()
})

test('a webhook event that comes while the provider denies the key is processed once it is accepted', async () => {
  const { shop, denyKey, acceptKey, later } = await openShop()
  const { ref } = await shop.open()
  const event = () =>
    shop.app.db.selectFrom('payment_events').select(['outcome', 'due_at']).executeTakeFirstOrThrow()
  denyKey()
  await shop.fake.simulate(ref, 'pay')
  await shop.deliverAll()
  expect(await event()).toMatchObject({ outcome: null })
  acceptKey()
  await later(1)
  expect(await event()).toMatchObject({ outcome: 'authorized', due_at: null })
})

test('the staff is told that refunds wait while the provider denies the key, since when and for whom', async () => {
  const { shop, waiting, denyKey, acceptKey, later } = await openShop({ canHold: false })
  const { ref, orderId } = await shop.open()
  await shop.fake.simulate(ref, 'pay')
  await shop.deliverAll()
  expect((await shop.staff(`/orders/${orderId}/status`, approve)).status).toBe(200)
  shop.fake.fault('refund', { kind: 'lost answer' })
  expect((await shop.staff(`/orders/${orderId}/refunds`, { reason: 'cold', amount: 4 })).status).toBe(200)
  await shop.work()
  denyKey()
  await later(14)
  expect(await waiting()).toBeUndefined()
  await later(2)
  const { created_at: since } = await shop.app.db
    .selectFrom('refunds')
    .select('created_at')
    .executeTakeFirstOrThrow()
  expect(await waiting()).toEqual({
    kind: 'payments-waiting',
    level: 'red',
    since,
    count: 1,
    name: 'memory',
  })
  acceptKey()
  await later(16)
  expect(await waiting()).toBeUndefined()
})
