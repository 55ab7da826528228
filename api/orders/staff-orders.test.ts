import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { OrderStatus } from '#contract/orders.ts'
import type { StaffOrder, StaffOrderSummary } from '#contract/orders.staff.ts'
import { branch, workAtMain } from '../test/branches.ts'
import type { TestApp } from '../test/app.ts'
import { change, publish, settings } from '../test/builders.ts'
import { createTestShop, deliveryBody, lunch, pizza, placeOrderBody, plain } from '../test/shop.ts'
import { addStaff, signedIn, workAt } from '../test/staff.ts'
import { staffOrdersQuery } from './staff-orders.queries.ts'

type Listed = { data: StaffOrderSummary[]; meta: { next: string | null } }
type Desk = {
  app: TestApp
  list(query?: string): Promise<Listed>
  place(body: object, language?: string): Promise<string>
}

async function openDesk(role: 'owner' | 'manager' | 'counter' | 'kitchen' = 'counter'): Promise<Desk> {
  const app = await createTestShop()
  await addStaff(app, 'jo@example.org', role)
  const headers = await signedIn(app, 'jo@example.org')
  return {
    app,
    list: async (query = '') => {
      const response = await app.request(`/staff/orders${query}`, { headers })
      expect(response.status).toBe(200)
      return (await response.json()) as Listed
    },
    place: async (body, language = 'de') => {
      const response = await app.post('/checkout', body, { 'accept-language': language })
      expect(response.status, await response.clone().text()).toBe(200)
      return ((await response.json()) as { data: { id: string } }).data.id
    },
  }
}

test('reading orders requires a staff session', async () => {
  const { app, place } = await openDesk()
  const id = await place(placeOrderBody())
  for (const path of ['/staff/orders', `/staff/orders/${id}`]) {
    const response = await app.request(path)
    expect(response.status).toBe(401)
    expect(await response.text()).not.toContain('Ada')
  }
})

test.each(['owner', 'manager', 'kitchen'] as const)(
  'the board shows a placed order to the role %s',
  async (role) => {
    const { list, place } = await openDesk(role)
    const id = await place(deliveryBody({ notes: 'Hinterhaus', items: [pizza('medium', { qty: 2 })] }))
    const { data, meta } = await list()
    expect(meta).toEqual({ next: null })
    expect(data).toEqual([
      {
        id,
        code: expect.stringMatching(/^\w{6}$/),
        status: 'pending_approval',
        placedAt: '2026-11-20T18:00:00.000Z',
        deliverType: 'delivery',
        deliverAt: 'now',
        deliverDate: null,
        name: 'Ada Lovelace',
        area: '10115 mitte',
        address: 'Chausseestraße 1',
        notes: 'Hinterhaus',
        minAge: null,
        expectedAt: null,
        tableName: null,
        branchId: 'main',
        total: 22.3,
        lines: [{ qty: 2, name: 'margherita', size: 'Mittel', choices: [] }],
      },
    ])
  },
)

test('the kitchen reads its own language, whatever the guest reads', async () => {
  const { list, place } = await openDesk()
  await place(placeOrderBody({ items: [lunch()], total: 12.9 + 0.25 }), 'en')
  const { data } = await list()
  expect(data[0]?.lines).toEqual([
    { qty: 1, name: 'lunch', size: '', choices: ['burger (sauce: ketchup)', 'fries', 'cola (0,33 l)'] },
  ])
})

test('the ticket of an order holds what the kitchen, the counter and the driver need', async () => {
  const { app, list, place } = await openDesk()
  const id = await place(
    placeOrderBody({
      items: [pizza('small', { extraIds: [{ extraId: 'olives' }] }), plain('beer')],
      ageConfirmed: true,
      tip: 1,
      total: 8.7 + 3.5 + 0.25 + 1,
    }),
  )
  const headers = await signedIn(app, 'jo@example.org')
  const response = await app.request(`/staff/orders/${id}`, { headers })
  const { data } = (await response.json()) as { data: StaffOrder }
  const { lines: _lines, ...summary } = (await list()).data[0]!
  expect(data).toEqual({
    ...summary,
    minAge: 16,
    phone: '030 1234567',
    email: 'ada@example.org',
    addressExtras: null,
    language: 'de',
    paymentMethod: 'cash',
    paymentProvider: null,
    paymentState: null,
    refunded: 0,
    rejectReason: null,
    issueInvoice: false,
    receiptNumber: 1,
    wantsReusable: false,
    canUndo: false,
    history: [
      {
        from: null,
        to: 'pending_approval',
        at: '2026-11-20T18:00:00.000Z',
        by: '',
        minutes: null,
        reason: null,
      },
    ],
    totals: { goods: 12.2, deposit: 0.25, delivery: 0, discount: 0, tax: 0, tip: 1 },
    lines: [
      {
        qty: 1,
        name: 'margherita',
        size: 'Klein',
        choices: ['+ olives'],
        price: 8.7,
        minAge: null,
        allergens: [{ code: 'A', name: 'gluten' }],
        additives: [],
      },
      { qty: 1, name: 'beer', size: '', choices: [], price: 3.5, minAge: 16, allergens: [], additives: [] },
    ],
  })
})

test.each(['unknown', 'a%00b', 'x'.repeat(65)])('the order %s is not found', async (id) => {
  const { app } = await openDesk()
  const headers = await signedIn(app, 'jo@example.org')
  expect((await app.request(`/staff/orders/${id}`, { headers })).status).toBe(404)
})

test('an order is found by its code in any case, and by the number of its receipt', async () => {
  const { app, list, place } = await openDesk()
  const id = await place(placeOrderBody())
  const other = await place(placeOrderBody())
  await change(app, 'orders', { id }, { code: 'ABC234', receipt_number: 71 })
  await change(app, 'orders', { id: other }, { code: '71XYZ2', receipt_number: 72 })
  const found = async (number: string) => (await list(`?number=${number}`)).data.map((order) => order.id)
  expect(await found('abc234')).toEqual([id])
  expect(await found('71')).toEqual([id])
  expect(await found('ABC')).toEqual([])
  expect(await found('9999999999')).toEqual([])
})

test('an order of another branch is neither listed nor found', async () => {
  const { app, list, place } = await openDesk()
  const id = await place(placeOrderBody())
  await workAtMain(app)
  await change(app, 'orders', { id }, { branch_id: 'elsewhere' })
  expect((await list()).data).toEqual([])
  const headers = await signedIn(app, 'jo@example.org')
  expect((await app.request(`/staff/orders/${id}`, { headers })).status).toBe(404)
})

/** An order at each of the branches `main` and `nord`, whose names are their ids. */
async function openBranches(values: Parameters<typeof settings>[0] = { HAS_BRANCH: '1' }) {
  const desk = await openDesk()
  const { app, list, place } = desk
  await publish(app, branch('main'), branch('nord'), settings(values))
  const [main, nord] = [await place(placeOrderBody()), await place(placeOrderBody())]
  await change(app, 'orders', { id: nord }, { branch_id: 'nord' })
  const named = async () => {
    const names = new Map((await list()).data.map(({ id, branchName }) => [id, branchName]))
    return [names.get(main), names.get(nord)]
  }
  return { ...desk, named, nord }
}

test('the board names the branch of an order for a member who sees orders of several', async () => {
  const { app, named, nord } = await openBranches()
  expect(await named()).toEqual(['main', 'nord'])
  const response = await app.request(`/staff/orders/${nord}`, {
    headers: await signedIn(app, 'jo@example.org'),
  })
  expect(await response.json()).toMatchObject({ data: { branchName: 'nord' } })
})

test('the board names no branch for a member who works at one alone', async () => {
  const { app, named } = await openBranches()
  await workAt(app, 'jo@example.org', ['nord'])
  expect(await named()).toEqual([undefined, undefined])
})

test('the board names only an order of another branch while guests do not choose their branch', async () => {
  const { named } = await openBranches({})
  expect(await named()).toEqual([undefined, 'nord'])
})

test('filtering by a status leaves only its orders on the board', async () => {
  const { app, list, place } = await openDesk()
  const [waiting, done] = [await place(placeOrderBody()), await place(placeOrderBody())]
  await change(app, 'orders', { id: done }, { status: 'completed' })
  const listed = async (status: OrderStatus) => (await list(`?status=${status}`)).data.map(({ id }) => id)
  expect(await listed('pending_approval')).toEqual([waiting])
  expect(await listed('completed')).toEqual([done])
  expect(await listed('rejected')).toEqual([])
})

test('pages of thirty, the newest first, show every order once, even when new ones arrive in between', async () => {
  const { app, list, place } = await openDesk()
  const placed: string[] = []
  for (let order = 0; order < 32; order++) {
    // Two orders of the same moment: the id decides, and neither may be lost between pages.
    app.setClock(
      new Date(Date.parse('2026-11-20T18:00:00.000Z') + Math.floor(order / 2) * 1000).toISOString(),
    )
    placed.push(await place(placeOrderBody()))
  }
  const first = await list()
  expect(first.data).toHaveLength(30)
  await place(placeOrderBody())
  const second = await list(`?before=${encodeURIComponent(first.meta.next ?? '')}`)
  expect(second.meta.next).toBeNull()
  const seen = [...first.data, ...second.data]
  expect(seen.map(({ id }) => id).toSorted()).toEqual(placed.toSorted())
  const times = seen.map(({ placedAt }) => placedAt)
  expect(times).toEqual(times.toSorted().reverse())
})

test.each(['?status=eaten', '?before=yesterday', '?before=2026-11-20T18:00:00.000Z~%01'])(
  'the query %s is refused by field',
  async (query) => {
    const { app } = await openDesk()
    const headers = await signedIn(app, 'jo@example.org')
    expect((await app.request(`/staff/orders${query}`, { headers })).status).toBe(422)
  },
)

test.each([
  ['all', {}, 'orders_by_time'],
  ['one status', { status: 'pending_approval' }, 'orders_by_status'],
  ['deliveries of today', { deliverType: 'delivery', since: '2026-11-20T04:00:00.000Z' }, 'orders_by_time'],
] as const)('the board of %s is read by an index', async (_name, filter, index) => {
  const { app } = await openDesk()
  const before = { placedAt: '2026-11-20T18:00:00.000Z', id: 'x' }
  const plan = await app.db.transaction().execute(async (trx) => {
    // In a table of few rows PostgreSQL would rather read and sort all of them.
    if (app.engine === 'postgres')
      for (const way of ['enable_seqscan', 'enable_bitmapscan', 'enable_sort'])
        await sql`set local ${sql.raw(way)} = off`.execute(trx)
    const query = staffOrdersQuery(trx, { branchIds: ['main'], ...filter, ...before }).compile()
    const explain = app.engine === 'postgres' ? 'explain ' : 'explain query plan '
    return trx.executeQuery({ ...query, sql: explain + query.sql })
  })
  const text = JSON.stringify(plan.rows)
  expect(text).toContain(index)
  expect(text).not.toMatch(/TEMP B-TREE|"Sort/i)
})
