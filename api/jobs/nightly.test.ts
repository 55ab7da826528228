import { expect, test } from 'vitest'
import { messages } from '#domain/messages.ts'
import { nightlyTasks } from '../composition/nightly-tasks.ts'
import { type NightlyTask, runNightly } from './nightly.ts'
import { addGuest, guestHeaders } from '../test/accounts.ts'
import { createTestApp, type TestApp } from '../test/app.ts'
import { outboxOf } from '../test/mails.ts'
import { approve } from '../test/payments/failure-bench.ts'
import { createMemoryBench } from '../test/payments/fake-memory.ts'
import { openPayShop } from '../test/payments/pay-shop.ts'
import { addReservation } from '../test/reservations.ts'
import { countOrders, createTestShop, deliveryBody, placeOrderBody } from '../test/shop.ts'
import { addStaff, signedIn, trySignIn } from '../test/staff.ts'

const counting = (ran: string[], name = 'count'): NightlyTask => ({
  name,
  run: async () => ran.push(name),
})
const night = (app: TestApp, instant: string): Promise<void> => {
  app.setClock(instant)
  return runNightly(app.deps, nightlyTasks)
}

test('R-D6 a nightly task runs once a night, however many processes poll', async () => {
  const app = await createTestApp()
  const ran: string[] = []
  await Promise.all(Array.from({ length: 8 }, () => runNightly(app.deps, [counting(ran)])))
  app.setClock('2026-11-21T02:59:59.000Z')
  await runNightly(app.deps, [counting(ran)])
  expect(ran).toHaveLength(1)
  app.setClock('2026-11-21T03:00:00.000Z')
  await runNightly(app.deps, [counting(ran)])
  expect(ran).toHaveLength(2)
})

test('R-D6 a task that fails is tried again in the same night and does not stop the other tasks', async () => {
  const app = await createTestApp()
  const ran: string[] = []
  let fails = true
  const broken: NightlyTask = {
    name: 'broken',
    run: async () => {
      if (fails) throw new Error('the disk is full')
      return ran.push('broken')
    },
  }
  await runNightly(app.deps, [broken, counting(ran)])
  expect(ran).toEqual(['count'])
  expect(app.logged.join('\n')).toContain('the disk is full')
  fails = false
  await runNightly(app.deps, [broken, counting(ran)])
  expect(ran).toEqual(['count', 'broken'])
})

test('R-D6 reservations are deleted 90 days after their date and messages after six months', async () => {
  const app = await createTestApp()
  const row = { idempotency_key: null, request_hash: '', branch_id: 'main', user_id: null, language: 'de' }
  await addReservation(app, { id: 'a', name: 'Ada', email: 'ada@example.org' })
  await app.db
    .insertInto('contact_messages')
    .values({
      ...row,
      id: 'a',
      sent_at: '2026-11-20T18:00:00.000Z',
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'ada@example.org',
      subject: 'Hello',
      message: 'Do you bake on Mondays?',
    })
    .execute()
  const left = async () => ({
    reservations: (await app.db.selectFrom('reservations').select('id').execute()).length,
    messages: (await app.db.selectFrom('contact_messages').select('id').execute()).length,
  })
  await night(app, '2027-02-19T17:59:00.000Z')
  expect(await left()).toEqual({ reservations: 1, messages: 1 })
  await night(app, '2027-02-20T18:01:00.000Z')
  expect(await left()).toEqual({ reservations: 0, messages: 1 })
  await night(app, '2027-05-20T18:01:00.000Z')
  expect(await left()).toEqual({ reservations: 0, messages: 0 })
})

test('R-D6 expired sessions, mailed passwords and started logins are deleted', async () => {
  const app = await createTestShop()
  const ada = await addGuest(app, 'ada@example.org')
  await guestHeaders(app, ada)
  await app.post('/reset-password', { email: 'ada@example.org' })
  const kept = async () => [
    (await app.db.selectFrom('user_sessions').select('user_id').execute()).length,
    (await app.db.selectFrom('one_time_passwords').select('id').execute()).length,
  ]
  expect(await kept()).toEqual([1, 1])
  await night(app, '2026-11-21T10:00:00.000Z')
  expect(await kept()).toEqual([1, 0])
  await night(app, '2026-12-21T10:00:00.000Z')
  expect(await kept()).toEqual([0, 0])
})

/** Ada has not been here for a while. */
async function idleShop(): Promise<TestApp & { ada: string }> {
  const app = await createTestShop()
  const ada = await addGuest(app, 'ada@example.org')
  await app.db.updateTable('users').set({ last_seen_at: '2026-11-20T18:00:00.000Z' }).execute()
  return { ...app, ada }
}
const accounts = async (app: TestApp): Promise<number> =>
  (await app.db.selectFrom('users').select('id').execute()).length

test('R-D6 an account idle for 36 months gets one mail, and is deleted 30 days later', async () => {
  const app = await idleShop()
  await night(app, '2029-11-20T10:00:00.000Z')
  expect(await outboxOf(app)).toEqual([])
  await night(app, '2029-11-21T10:00:00.000Z')
  await night(app, '2029-11-22T10:00:00.000Z')
  expect((await outboxOf(app)).map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['account_ends', 'ada@example.org'],
  ])
  await night(app, '2029-12-20T10:00:00.000Z')
  expect(await accounts(app)).toBe(1)
  await night(app, '2029-12-21T10:00:00.000Z')
  expect(await accounts(app)).toBe(0)
})

test('R-D6 a guest who signs in after the mail keeps the account', async () => {
  const app = await idleShop()
  await night(app, '2029-11-21T10:00:00.000Z')
  app.setClock('2029-12-01T10:00:00.000Z')
  const headers = await guestHeaders(app, app.ada)
  await app.db.updateTable('user_sessions').set({ last_used_at: '2029-12-01T08:00:00.000Z' }).execute()
  expect((await app.request('/me', { headers })).status).toBe(200)
  await night(app, '2029-12-25T10:00:00.000Z')
  expect(await accounts(app)).toBe(1)
})

test('R-D6 R-T8 an order is kept for eight years, and its guest is pseudonymised after one', async () => {
  const app = await createTestShop()
  const answer = await app.post('/checkout/v2', deliveryBody({ notes: 'ring twice' }))
  const { data } = (await answer.json()) as { data: { url: string } }
  await app.db.updateTable('orders').set({ lat_micro: 52_486_500, lng_micro: 13_433_000 }).execute()
  const before = await app.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()

  await night(app, '2027-11-20T12:00:00.000Z')
  expect((await app.db.selectFrom('orders').select('name').executeTakeFirstOrThrow()).name).toBe(
    'Ada Lovelace',
  )
  await night(app, '2027-11-21T12:00:00.000Z')
  const after = await app.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  expect(after).toMatchObject({ name: '', email: '', phone: '', address: null, notes: null })
  expect(after).toMatchObject({ lat_micro: null, lng_micro: null })
  const { code, total_cents, placed_at, goods_cents, receipt_number } = before
  expect(after).toMatchObject({ code, total_cents, placed_at, goods_cents, receipt_number })
  expect(await app.db.selectFrom('restricted_guests').selectAll().execute()).toMatchObject([
    { name: 'Ada Lovelace', email: 'ada@example.org', address: 'Chausseestraße 1', notes: 'ring twice' },
  ])
  const page = await (await app.request(data.url.replace(/^.*\/order\//, '/orders/'))).text()
  expect(page).not.toMatch(/Lovelace|Chaussee|ring twice/)

  await night(app, '2034-12-31T12:00:00.000Z')
  expect(await app.db.selectFrom('restricted_guests').select('order_id').execute()).toHaveLength(1)
  await night(app, '2035-01-01T12:00:00.000Z')
  expect(await app.db.selectFrom('restricted_guests').select('order_id').execute()).toEqual([])
  expect(await countOrders(app)).toBe(1)
  expect(await app.db.selectFrom('order_lines').selectAll().execute()).toHaveLength(1)
})

test('R-D6 the guest of an unpaid order is deleted after 30 days, the guest of a paid one stays', async () => {
  const app = await createTestShop()
  for (const key of ['unpaid', 'paid'])
    await app.post('/checkout/v2', placeOrderBody(), { 'idempotency-key': key })
  await app.db
    .updateTable('orders')
    .set({ status: 'pending_payment', closed_at: '2026-11-20T18:30:00.000Z' })
    .where('idempotency_key', '=', 'guest:unpaid')
    .execute()
  const names = async () =>
    (await app.db.selectFrom('orders').select(['name', 'email', 'phone']).orderBy('id').execute()).map(
      ({ name, email, phone }) => `${name}${email}${phone}`,
    )
  const [someone] = await names()
  await night(app, '2026-12-20T18:00:00.000Z')
  expect(await names()).toEqual([someone, someone])
  await night(app, '2026-12-21T18:30:01.000Z')
  expect(await names()).toEqual(['', someone])
  expect(await app.db.selectFrom('restricted_guests').selectAll().execute()).toEqual([])
})

test('R-D6 what the staff typed about rejecting and refunding an order is kept where its guest is, reasons of ours stay', async () => {
  const shop = await openPayShop(createMemoryBench({ canHold: false }))
  const { app } = shop
  const write = async (path: string, body: object) => expect((await shop.staff(path, body)).status).toBe(200)
  const { ref, orderId } = await shop.open()
  await shop.fake.simulate(ref, 'pay')
  await shop.deliverAll()
  await write(`/orders/${orderId}/status`, approve)
  await write(`/orders/${orderId}/refunds`, { reason: 'Ada found a hair' })
  await shop.work()
  await write(`/orders/${orderId}/status`, { status: 'rejected', from: 'approved', reason: 'Ada was rude' })
  await app.post('/checkout/v2', placeOrderBody())
  const other = await app.db
    .selectFrom('orders')
    .select('id')
    .where('id', '<>', orderId)
    .executeTakeFirstOrThrow()
  const ours = { status: 'rejected', from: 'pending_approval', reason: messages.kitchenFull }
  await write(`/orders/${other.id}/status`, ours)
  const texts = async () =>
    [
      ...(await app.db.selectFrom('orders').select('reject_reason').orderBy('id').execute()).map(
        (row) => row.reject_reason,
      ),
      ...(await app.db.selectFrom('order_status_changes').select('reason').orderBy('id').execute()).map(
        (row) => row.reason,
      ),
      ...(await app.db.selectFrom('refunds').select('reason').execute()).map((row) => row.reason),
    ].filter(Boolean)
  expect(await texts()).toEqual([
    'Ada was rude',
    messages.kitchenFull,
    'Ada was rude',
    messages.kitchenFull,
    'Ada found a hair',
  ])
  const inAYear = app.deps.clock() + 366 * 24 * 3_600_000
  await runNightly({ ...app.deps, clock: () => inAYear }, nightlyTasks)
  expect(await texts()).toEqual([messages.kitchenFull, messages.kitchenFull])
  const kept = await app.db.selectFrom('restricted_guests').select('reasons').orderBy('order_id').execute()
  expect(kept).toEqual([{ reasons: 'Ada was rude\nAda found a hair' }, { reasons: null }])
})

test('R-D6 lines of the log about sign-ins are deleted after a year, all others stay', async () => {
  const app = await createTestApp()
  await addStaff(app, 'mina@example.org')
  await app.post('/staff/sign-out', {}, await signedIn(app, 'mina@example.org'))
  await trySignIn(app, 'nobody@example.org', 'wrong password')
  const mina = await signedIn(app, 'mina@example.org')
  const roles = { method: 'PUT', headers: { ...mina, 'content-type': 'application/json' } }
  await app.request('/staff/second-factor-roles', { ...roles, body: JSON.stringify({ roles: ['owner'] }) })
  const kinds = async () =>
    (await app.db.selectFrom('staff_changes').select('kind').orderBy('id').execute()).map(({ kind }) => kind)
  const [about] = (await kinds()).slice(-1)
  expect(await kinds()).toEqual(['session', 'session', 'refused-sign-in', 'session', about])
  await night(app, '2027-11-20T17:59:00.000Z')
  expect(await kinds()).toHaveLength(5)
  await night(app, '2027-11-21T18:01:00.000Z')
  expect(await kinds()).toEqual([about])
})

test('R-D6 an invitation of the staff is deleted when it is over, the link of the first owner has no end', async () => {
  const app = await createTestApp()
  const invitation = { role: 'owner', branches_json: null, invited_by: null } as const
  const ends = { mina: '2026-11-27T18:00:00.000Z', first: null }
  for (const [id, expires_at] of Object.entries(ends))
    await app.db
      .insertInto('staff_invitations')
      .values({
        ...invitation,
        id,
        token_hash: id,
        email: expires_at ? 'mina@example.org' : '',
        created_at: '2026-11-20T18:00:00.000Z',
        expires_at,
      })
      .execute()
  const left = async () =>
    (await app.db.selectFrom('staff_invitations').select('id').orderBy('id').execute()).map(({ id }) => id)
  await night(app, '2026-11-27T17:59:00.000Z')
  expect(await left()).toEqual(['first', 'mina'])
  await night(app, '2026-11-28T18:00:00.000Z')
  expect(await left()).toEqual(['first'])
})
