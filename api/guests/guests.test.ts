import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { GuestOrder, StaffGuest, StaffGuestSummary } from '#contract/guests.staff.ts'
import { nameGuests, restrictOldOrders } from '../orders/index.ts'
import { addGuest, guestHeaders } from '../test/accounts.ts'
import type { TestApp } from '../test/app.ts'
import { branch } from '../test/branches.ts'
import { publish } from '../test/builders.ts'
import { copyOrder } from '../test/copied-orders.ts'
import { createTestShop, placeOrderBody } from '../test/shop.ts'
import { addStaff, signedIn, workAt } from '../test/staff.ts'
import { givePoints, systemCtx } from '../test/user.ts'

type Listed = { data: StaffGuestSummary[]; meta: { next: string | null } }

async function openShop() {
  const app = await createTestShop()
  await addStaff(app, 'mina@example.org', 'manager')
  const headers = await signedIn(app, 'mina@example.org')
  let minute = 0
  return {
    app,
    headers,
    /** Orders a minute after the order before, with an account when its id is given. Answers the code. */
    async order(more: Record<string, unknown>, userId?: string): Promise<string> {
      app.setClock(new Date(Date.parse('2026-11-20T12:00:00Z') + 60_000 * ++minute).toISOString())
      const account = userId ? await guestHeaders(app, userId) : {}
      const response = await app.post('/checkout/v2', placeOrderBody(more), account)
      expect(response.status, await response.clone().text()).toBe(200)
      const placed = app.db.selectFrom('orders').select('code').orderBy('placed_at', 'desc')
      return (await placed.executeTakeFirstOrThrow()).code
    },
    read: <T>(path: string) => readAs<T>(app, headers, path),
  }
}

async function readAs<T>(app: TestApp, headers: Record<string, string>, path: string): Promise<T> {
  const response = await app.request(`/staff/guests${path}`, { headers })
  expect(response.status, await response.clone().text()).toBe(200)
  return (await response.json()) as T
}

const grace = { name: 'Grace Hopper', email: 'grace@example.org', phone: '+49 (0)40 55 66 77' }
const names = ({ data }: Listed) => data.map(({ name }) => name)

test('a guest is an account, or all orders without one of the same e-mail address, who ordered last first', async () => {
  const { app, order, read } = await openShop()
  const ada = await addGuest(app, 'ada@example.org')
  await order(grace)
  await order({}, ada)
  await order({ ...grace, name: 'Grace H.', email: 'GRACE@example.org' })
  await givePoints(app, ada, 150)
  expect((await read<Listed>('')).data).toMatchObject([
    { name: 'Grace H.', email: 'GRACE@example.org', hasAccount: false, orders: 2, spent: 19.8, points: 0 },
    { id: ada, name: 'Ada Lovelace', hasAccount: true, orders: 1, spent: 9.9, points: 1.5, isBlocked: false },
  ])
})

test('an order without an account does not count for the account with the same address, which nobody has proved', async () => {
  const { app, order, read } = await openShop()
  await addGuest(app, 'grace@example.org', { name: 'Account' })
  await order(grace)
  const { data } = await read<Listed>('')
  expect(data.map(({ hasAccount, orders }) => [hasAccount, orders])).toEqual(
    expect.arrayContaining([
      [false, 1],
      [true, 0],
    ]),
  )
})

test('a guest of an order from before guests had a key is found after a night, but nobody whose data is gone', async () => {
  const { app, order, read } = await openShop()
  await order(grace)
  await order(grace)
  await order({ email: 'gone@example.org' })
  const [first] = await app.db.selectFrom('orders').select('id').orderBy('id').execute()
  await app.db.updateTable('orders').set({ guest_key: null }).where('id', '=', first!.id).execute()
  await app.db
    .updateTable('orders')
    .set({ guest_key: null, restricted_at: '2026-11-20T12:30:00.000Z' })
    .where('email', '=', 'gone@example.org')
    .execute()
  expect(await nameGuests(systemCtx(app))).toBe(1)
  expect((await read<Listed>('')).data).toMatchObject([{ name: 'Grace Hopper', orders: 2 }])
  expect(await nameGuests(systemCtx(app))).toBe(0)
})

test('what was rejected or paid back is not spent', async () => {
  const { app, order, read } = await openShop()
  await order(grace)
  await order(grace)
  const [first] = await app.db.selectFrom('orders').select('id').orderBy('id').execute()
  await app.db.updateTable('orders').set({ refunded_cents: 490 }).execute()
  await app.db.updateTable('orders').set({ status: 'rejected' }).where('id', '=', first!.id).execute()
  expect((await read<Listed>('')).data).toMatchObject([{ orders: 1, spent: 5 }])
})

test.each([
  ['a part of the name in any case', 'hOpp', ['Grace Hopper']],
  ['a part of the address', 'GRACE@', ['Grace Hopper']],
  ['a number however it is written', '040-5566', ['Grace Hopper']],
  ['a number with the code of the country', '+49 40 55', ['Grace Hopper']],
  ['an umlaut in any case', 'ödön', ['ÖDÖN']],
  ['a sign that means something to the database', '%', []],
  ['a text that nobody has', 'nobody', []],
])('guests are found by %s', async (_, text, found) => {
  const { app, order, read } = await openShop()
  await order(grace)
  await addGuest(app, 'oedoen@example.org', { name: 'ÖDÖN' })
  expect(names(await read<Listed>(`?text=${encodeURIComponent(text)}`))).toEqual(found)
})

test('a guest is found by the code of any order', async () => {
  const { order, read } = await openShop()
  const code = await order(grace)
  await order(grace)
  await order({ email: 'other@example.org' })
  expect(names(await read<Listed>(`?text=%23${code.toLowerCase()}`))).toEqual(['Grace Hopper'])
})

test('guests are filtered, and read page by page, each once', async () => {
  const { app, order, read } = await openShop()
  for (let index = 0; index < 31; index++) {
    const created_at = `2026-11-0${(index % 9) + 1}T10:00:00.000Z`
    const id = await addGuest(app, `${index}@example.org`, { name: `Guest ${index}` })
    await app.db.updateTable('users').set({ created_at }).where('id', '=', id).execute()
  }
  await order(grace)
  const first = await read<Listed>('')
  expect(first.data).toHaveLength(30)
  expect(first.data[0]?.name).toBe('Grace Hopper')
  const second = await read<Listed>(`?before=${first.meta.next}`)
  expect(second.meta.next).toBeNull()
  expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(32)
  expect(names(await read<Listed>('?filter=others'))).toEqual(['Grace Hopper'])
  expect((await read<Listed>('?filter=accounts')).data.some(({ hasAccount }) => !hasAccount)).toBe(false)
  expect((await read<Listed>('?filter=blocked')).data).toEqual([])
})

test('among more guests than are read at once each is found, by a text and by a filter', async () => {
  const { app, order, read } = await openShop()
  await order({ name: 'Ada Lovelace' }, await addGuest(app, 'ada@example.org'))
  await order(grace)
  const { id } = await app.db
    .selectFrom('orders')
    .select('id')
    .where('name', '=', grace.name)
    .executeTakeFirstOrThrow()
  await copyOrder(app, id, { count: 1_100 })
  await app.db
    .updateTable('orders')
    .set({ guest_key: sql`id` })
    .where('name', '=', grace.name)
    .execute()
  const found: string[] = []
  for (let next: string | null = ''; next !== null;) {
    const page: Listed = await read(`?text=hopper${next && `&before=${next}`}`)
    found.push(...page.data.map((guest) => guest.id))
    next = page.meta.next
  }
  expect([found.length, new Set(found).size]).toEqual([1_101, 1_101])
  expect(names(await read<Listed>('?filter=accounts'))).toEqual(['Ada Lovelace'])
})

test('R-D6 of a pseudonymised order the staff does not see whose it was', async () => {
  const { app, order } = await openShop()
  const ada = await addGuest(app, 'ada@example.org')
  await order({}, ada)
  await order(grace)
  app.setClock('2027-12-01T12:00:00.000Z')
  await restrictOldOrders(systemCtx(app))
  const headers = await signedIn(app, 'mina@example.org')
  const { data } = await readAs<Listed>(app, headers, '')
  expect(data).toMatchObject([{ id: ada, orders: 0, lastOrderAt: null }])
  expect((await readAs<{ data: GuestOrder[] }>(app, headers, `/${ada}/orders`)).data).toEqual([])
  expect((await readAs<Listed>(app, headers, '?text=grace')).data).toEqual([])
})

test('one guest is shown with addresses, orders and points', async () => {
  const { app, order, read } = await openShop()
  const ada = await addGuest(app, 'ada@example.org')
  const address = { name: 'Home', address: 'Chausseestraße 1', areaId: 'mitte', isDefault: true }
  await app.post('/me/addresses', address, await guestHeaders(app, ada))
  const code = await order({}, ada)
  await givePoints(app, ada, 150)
  expect((await read<{ data: StaffGuest }>(`/${ada}`)).data).toMatchObject({
    name: 'Ada Lovelace',
    account: { isEmailConfirmed: false },
    addresses: [{ name: 'Home', address: 'Chausseestraße 1', isDefault: true }],
    blocks: [],
    mayChange: true,
  })
  expect((await read<{ data: GuestOrder[] }>(`/${ada}/orders`)).data).toMatchObject([{ code, total: 9.9 }])
  expect((await read<{ data: object[] }>(`/${ada}/points`)).data).toMatchObject([{ amount: 1.5 }])
})

test('a member of one branch sees who ordered there, with these orders alone, and changes nobody', async () => {
  const { app, order } = await openShop()
  const ada = await addGuest(app, 'ada@example.org')
  await addGuest(app, 'never@example.org', { name: 'Never ordered' })
  await order({}, ada)
  await order({}, ada)
  await order(grace)
  await publish(app, branch('main'), branch('north'))
  const [first] = await app.db.selectFrom('orders').select('id').orderBy('placed_at').execute()
  await app.db.updateTable('orders').set({ branch_id: 'north' }).where('id', '=', first!.id).execute()
  await addStaff(app, 'kim@example.org', 'manager')
  await workAt(app, 'kim@example.org', ['north'])
  const kim = await signedIn(app, 'kim@example.org')
  const { data } = await readAs<Listed>(app, kim, '')
  expect(data).toMatchObject([{ id: ada, orders: 1, spent: 9.9 }])
  const [other] = await app.db
    .selectFrom('orders')
    .select('guest_key')
    .where('email', '=', grace.email)
    .execute()
  const ask = (path: string, method = 'GET', body?: object) =>
    app.request(`/staff/guests/${path}`, {
      method,
      headers: { ...kim, 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
    })
  expect((await ask(other!.guest_key!)).status).toBe(404)
  const refused = [
    await ask(`${ada}/block`, 'POST', { reason: 'x' }),
    await ask(`${ada}/unblock`, 'POST', { reason: 'x' }),
    await ask(`${ada}/points/a`, 'PUT', { amount: 1, reason: 'x' }),
    await ask(`${ada}/export`),
    await ask(ada, 'DELETE'),
  ]
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
})
