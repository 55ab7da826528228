import { expect, test } from 'vitest'
import { nightlyTasks } from './composition/nightly-tasks.ts'
import { isoNow } from './context.ts'
import { runNightly } from './jobs/nightly.ts'
import { addGuest, guestHeaders, guestPassword } from './test/accounts.ts'
import type { TestApp } from './test/app.ts'
import { createMemoryBench } from './test/payments/fake-memory.ts'
import { openPayShop } from './test/payments/pay-shop.ts'
import { createTestShop, placeOrderBody } from './test/shop.ts'
import { addStaff, signedIn } from './test/staff.ts'
import { signInUser } from './test/user.ts'

type AppOfAda = TestApp & { ada: string; headers: { authorization: string } }

/** Ada has ordered, has saved an address and has 1,50 € of points. */
async function shopOfAda(): Promise<AppOfAda> {
  const app = await createTestShop()
  const ada = await addGuest(app, 'ada@example.org')
  const headers = await guestHeaders(app, ada)
  const answers = [
    await app.post('/checkout/v2', placeOrderBody(), headers),
    await app.post(
      '/me/addresses',
      { name: 'Home', address: 'Chausseestraße 1', areaId: 'mitte', isDefault: true },
      headers,
    ),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  await app.db
    .insertInto('point_entries')
    .values({
      id: app.deps.newId(),
      user_id: ada,
      position: 1,
      kind: 'earned',
      amount_cents: 150,
      balance_after_cents: 150,
      order_id: 'earlier',
      order_code: 'ABC123',
      created_at: '2026-11-01T10:00:00.000Z',
    })
    .execute()
  return { ...app, ada, headers }
}

test('the balance of points stands in the profile as money', async () => {
  const app = await shopOfAda()
  expect(await (await app.request('/me', { headers: app.headers })).json()).toMatchObject({
    data: { profit: 1.5 },
  })
})

test('R-D5: an export holds what every module keeps of the account', async () => {
  const app = await shopOfAda()
  const response = await app.request('/me/export', { headers: app.headers })
  const { data } = (await response.json()) as { data: { parts: Record<string, unknown[]> } }
  expect(data.parts).toMatchObject({
    account: [{}],
    addresses: [{ name: 'Home', address: 'Chausseestraße 1' }],
    transactions: [{ amount: 1.5, newProfit: 1.5, orderCode: 'ABC123' }],
    orders: [{ name: 'Ada Lovelace', payment: { total: 9.9 } }],
  })
})

test('R-D5: the export of one account holds nothing of another', async () => {
  const app = await shopOfAda()
  const eve = await guestHeaders(app, await addGuest(app, 'eve@example.org', { name: 'Eve' }))
  const text = await (await app.request('/me/export', { headers: eve })).text()
  expect(text).not.toMatch(/Ada|ada@|Chaussee|ABC123/)
})

test('R-D5: a deleted account leaves its orders detached, no address and no points', async () => {
  const app = await shopOfAda()
  expect((await app.post('/me/delete', { password: guestPassword }, app.headers)).status).toBe(200)
  const orders = await app.db.selectFrom('orders').select(['user_id', 'total_cents']).execute()
  expect(orders).toEqual([{ user_id: null, total_cents: 990 }])
  expect(await app.db.selectFrom('addresses').selectAll().execute()).toEqual([])
  const points = await app.db.selectFrom('point_entries').selectAll().orderBy('position').execute()
  expect(points.at(-1)).toMatchObject({ balance_after_cents: 0, order_id: null, order_code: null })
})

test('R-D5: when one module fails nothing at all is erased', async () => {
  const app = await shopOfAda()
  await app.db.schema.dropTable('point_entries').execute()
  expect((await app.post('/me/delete', { password: guestPassword }, app.headers)).status).toBe(500)
  expect(await app.db.selectFrom('addresses').selectAll().execute()).toHaveLength(1)
  const [order] = await app.db.selectFrom('orders').select('user_id').execute()
  expect(order?.user_id).toBe(app.ada)
})

test('R-D5 R-T8 finished orders of a deleted account are pseudonymised', async () => {
  const app = await shopOfAda()
  await app.db.updateTable('orders').set({ status: 'completed' }).execute()
  expect((await app.post('/me/delete', { password: guestPassword }, app.headers)).status).toBe(200)
  const orders = await app.db.selectFrom('orders').select(['name', 'email', 'total_cents']).execute()
  expect(orders).toEqual([{ name: '', email: '', total_cents: 990 }])
  const kept = await app.db.selectFrom('restricted_guests').select(['name', 'user_id']).execute()
  expect(kept).toEqual([{ name: 'Ada Lovelace', user_id: null }])
})

test('R-D5 the guest of an order that was never paid is deleted with the account, and no receipt keeps the name', async () => {
  const app = await shopOfAda()
  await app.db
    .updateTable('orders')
    .set({ status: 'pending_payment', closed_at: '2026-11-20T18:30:00.000Z' })
    .execute()
  expect((await app.post('/me/delete', { password: guestPassword }, app.headers)).status).toBe(200)
  const orders = await app.db.selectFrom('orders').select(['name', 'email', 'phone', 'user_id']).execute()
  expect(orders).toEqual([{ name: '', email: '', phone: '', user_id: null }])
  expect(await app.db.selectFrom('restricted_guests').selectAll().execute()).toEqual([])
})

test('R-D5 a payment that arrives for an order whose guest was deleted is refunded, and the order is not cooked', async () => {
  const shop = await openPayShop(createMemoryBench({ canHold: false }))
  const { app } = shop
  const user = await signInUser(app)
  await user.data(user.post('/checkout/v2', placeOrderBody({ paymentType: 'memory' })))
  await app.db
    .updateTable('orders')
    .set({ closed_at: isoNow(app.deps) })
    .execute()
  expect((await user.post('/me/delete', { password: guestPassword, confirm: true })).status).toBe(200)
  await shop.fake.simulate('pay_1', 'pay')
  await shop.deliverAll()
  await shop.fake.simulate('pay_1', 'refund settles')
  await shop.deliverAll()
  expect(await app.db.selectFrom('orders').select(['status', 'name', 'refunded_cents']).execute()).toEqual([
    { status: 'pending_payment', name: '', refunded_cents: 990 },
  ])
})

test('R-D5 an order that is under way when its account is deleted belongs to nobody, and is pseudonymised the night after it is over', async () => {
  const app = await shopOfAda()
  await app.db.updateTable('orders').set({ status: 'approved' }).execute()
  expect((await app.post('/me/delete', { password: guestPassword }, app.headers)).status).toBe(200)
  await addStaff(app, 'mina@example.org', 'manager')
  const night = async (instant: string) => {
    app.setClock(instant)
    await runNightly(app.deps, nightlyTasks)
    const listed = await app.request('/staff/guests', { headers: await signedIn(app, 'mina@example.org') })
    const { data } = (await listed.json()) as { data: object[] }
    return {
      listed: data.length,
      orders: await app.db.selectFrom('orders').select(['name', 'guest_key']).execute(),
    }
  }
  const underWay = { listed: 0, orders: [{ name: 'Ada Lovelace', guest_key: null }] }
  expect(await night('2026-11-21T04:00:00.000Z')).toEqual(underWay)
  await app.db.updateTable('orders').set({ status: 'completed' }).execute()
  const over = { listed: 0, orders: [{ name: '', guest_key: null }] }
  expect(await night('2026-11-22T04:00:00.000Z')).toEqual(over)
  const kept = await app.db.selectFrom('restricted_guests').select(['name', 'user_id']).execute()
  expect(kept).toEqual([{ name: 'Ada Lovelace', user_id: null }])
})
