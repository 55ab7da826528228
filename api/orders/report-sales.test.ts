import { expect, test } from 'vitest'
import { getSalesReport, type SalesReport } from '#contract/orders-report.ts'
import { branch, clientOf } from '../test/branches.ts'
import type { TestApp } from '../test/app.ts'
import { write } from '../test/builders.ts'
import { copyOrder } from '../test/copied-orders.ts'
import { createTestShop, deliveryBody, lunch, placeOrderBody } from '../test/shop.ts'
import { addStaff, signedIn, workAt } from '../test/staff.ts'

type Days = { from: string; to: string; branch?: string }

const thatDay: Days = { from: '2026-11-20', to: '2026-11-20' }

async function openOffice() {
  const app = await createTestShop()
  await addStaff(app, 'jo@example.org', 'manager')
  const headers = await signedIn(app, 'jo@example.org')
  // A session of another day is over.
  const report = async (query: Days = thatDay): Promise<SalesReport> =>
    clientOf(app, await signedIn(app, 'jo@example.org'))(getSalesReport, { query })
  const ask = (query: string) => app.request(`/staff/reports/sales?${query}`, { headers })
  return { app, report, ask }
}

async function place(app: TestApp, body: object): Promise<string> {
  const { status } = await app.post('/checkout/v2', body)
  expect(status).toBe(200)
  const { id } = await app.db
    .selectFrom('orders')
    .select('id')
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return id
}

test.each(['counter', 'kitchen', 'driver'] as const)('the role %s reads no figures', async (role) => {
  const { app } = await openOffice()
  await addStaff(app, 'kim@example.org', role)
  const headers = await signedIn(app, 'kim@example.org')
  const { status } = await app.request(`/staff/reports/sales?from=2026-11-20&to=2026-11-20`, { headers })
  expect(status).toBe(403)
})

test.each(['', 'from=2026-11-20', 'from=2026-11-21&to=2026-11-20', 'from=2025-11-20&to=2026-11-21'])(
  'a report of %j is refused',
  async (query) => {
    const { ask } = await openOffice()
    expect((await ask(query)).status).toBe(422)
  },
)

test('a report has dishes, ways, areas, rates and everything that orders were made of', async () => {
  const { app, report } = await openOffice()
  await place(app, deliveryBody({ tip: 2, total: 24.3 }))
  await place(app, placeOrderBody({ items: [lunch()], total: 13.15 }))
  const { totals, deliverTypes, areas, items, taxes, payments, hours } = await report()
  expect(totals).toMatchObject({ orders: 2, turnover: 3545, delivery: 250, tip: 200, total: 3745 })
  expect(totals.goods + totals.deposit + totals.delivery - totals.discount + totals.tax).toBe(totals.turnover)
  expect(deliverTypes).toMatchObject([
    { deliverType: 'delivery', orders: 1, turnover: 2230 },
    { deliverType: 'takeaway', orders: 1, turnover: 1315 },
  ])
  expect(areas).toMatchObject([{ areaId: 'mitte', orders: 1, turnover: 2230 }])
  expect(items).toMatchObject([{ id: 'margherita', name: 'margherita', qty: 2, turnover: 1980 }, { qty: 1 }])
  expect(taxes.map(({ rate }) => rate)).toEqual([7, 19])
  expect(taxes.reduce((sum, { gross }) => sum + (gross ?? 0), 0)).toBe(totals.turnover)
  expect(payments).toMatchObject([{ method: 'cash', orders: 2 }])
  expect(hours).toMatchObject([{ hour: 19, orders: 2 }])
})

test('tests, orders that were never paid and rejected ones are no sales', async () => {
  const { app, report } = await openOffice()
  const id = await place(app, placeOrderBody())
  await copyOrder(app, id, { count: 1, values: { is_test: 1 } })
  await copyOrder(app, id, { count: 1, values: { status: 'pending_payment' } })
  await copyOrder(app, id, { count: 2, values: { status: 'rejected' } })
  const { totals, rejected, items } = await report()
  expect([totals.orders, rejected]).toEqual([1, { orders: 2, turnover: 1980 }])
  expect(items).toMatchObject([{ qty: 1 }])
})

test('days are those of the restaurant, and as many before them are compared', async () => {
  const { app, report } = await openOffice()
  const id = await place(app, placeOrderBody())
  app.setClock('2026-11-24T12:00:00.000Z')
  // Half past eleven in the evening and half past midnight in Berlin.
  await copyOrder(app, id, { count: 1, values: { placed_at: '2026-11-21T22:30:00.000Z' } })
  await copyOrder(app, id, { count: 2, values: { placed_at: '2026-11-21T23:30:00.000Z' } })
  const { days, before } = await report({ from: '2026-11-21', to: '2026-11-22' })
  expect(days).toEqual([
    { date: '2026-11-21', orders: 1, turnover: 990 },
    { date: '2026-11-22', orders: 2, turnover: 1980 },
  ])
  expect(before).toEqual({ orders: 1, turnover: 990 })
})

test('a day that is not over is compared with the day before up to the same time', async () => {
  const { app, report } = await openOffice()
  const id = await place(app, placeOrderBody())
  await copyOrder(app, id, { count: 1, values: { placed_at: '2026-11-20T11:59:00.000Z' } })
  app.setClock('2026-11-21T12:00:00.000Z')
  const today: Days = { from: '2026-11-21', to: '2026-11-21' }
  expect((await report(today)).before.orders).toBe(1)
  app.setClock('2026-11-22T12:00:00.000Z')
  expect((await report(today)).before.orders).toBe(2)
})

test('the day on which summer time begins has its own orders, and those of no other day', async () => {
  const { app, report } = await openOffice()
  const id = await place(app, placeOrderBody())
  const at = (placed_at: string) => copyOrder(app, id, { count: 1, values: { placed_at } })
  for (const moment of ['2026-03-28T22:59:59.000Z', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.000Z'])
    await at(moment)
  await at('2026-03-29T22:00:00.000Z')
  const { days, hours } = await report({ from: '2026-03-29', to: '2026-03-29' })
  expect(days).toMatchObject([{ orders: 2 }])
  expect([hours[0]?.hour, hours.at(-1)?.hour]).toEqual([0, 23])
})

test('the last day of the calendar has no orders, and is answered at once', async () => {
  const { report } = await openOffice()
  expect((await report({ from: '9999-12-31', to: '9999-12-31' })).totals.orders).toBe(0)
})

test('a report of many orders counts each of them once', async () => {
  const { app, report } = await openOffice()
  const id = await place(app, placeOrderBody())
  await copyOrder(app, id, { count: 470 })
  const { totals, items, taxes } = await report()
  expect(totals).toMatchObject({ orders: 471, turnover: 471 * 990 })
  expect(items).toMatchObject([{ qty: 471, turnover: 471 * 990 }])
  expect(taxes).toMatchObject([{ rate: 7, gross: 471 * 990 }])
})

test('a member of some branches reads their figures, and those of no other', async () => {
  const { app, report, ask } = await openOffice()
  await write(app, branch('main'), branch('nord'))
  const id = await place(app, placeOrderBody())
  await copyOrder(app, id, { count: 2, values: { branch_id: 'nord' } })
  expect((await report()).branches.map(({ orders }) => orders)).toEqual([2, 1])
  expect((await report({ ...thatDay, branch: 'nord' })).totals.orders).toBe(2)
  await workAt(app, 'jo@example.org', ['nord'])
  expect((await report()).branches).toEqual([{ branchId: 'nord', orders: 2, turnover: 1980 }])
  expect((await ask('from=2026-11-20&to=2026-11-20&branch=main')).status).toBe(403)
})
