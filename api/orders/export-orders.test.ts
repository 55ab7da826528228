import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fridayEvening, type TestApp } from '../test/app.ts'
import { approve } from '../test/payments/failure-bench.ts'
import { createMemoryBench } from '../test/payments/fake-memory.ts'
import { openPayShop } from '../test/payments/pay-shop.ts'
import { createTestShop, deliveryBody, lunch, pizza, placeOrderBody, plain } from '../test/shop.ts'
import { addStaff, signedIn } from '../test/staff.ts'

type Office = { app: TestApp; ask(query: string): Promise<Response> }

async function openOffice(role: 'owner' | 'manager' | 'kitchen' = 'owner'): Promise<Office> {
  const app = await createTestShop()
  await addStaff(app, 'jo@example.org', role)
  const headers = await signedIn(app, 'jo@example.org')
  return { app, ask: (query) => app.request(`/staff/orders/export?${query}`, { headers }) }
}

/** The rows of a file, the head first. */
const cellsOf = (csv: string): string[][] =>
  csv
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(';'))

const thatDay = 'from=2026-11-20&to=2026-11-20'

test.each(['manager', 'kitchen'] as const)('R-T8 the role %s gets no export', async (role) => {
  const { ask } = await openOffice(role)
  expect((await ask(thatDay)).status).toBe(403)
})

test.each(['', 'from=2026-11-20', 'from=2026-11-21&to=2026-11-20', 'from=x&to=y', `${thatDay}&format=exe`])(
  'R-T8 an export of %j is refused',
  async (query) => {
    const { ask } = await openOffice()
    expect((await ask(query)).status).toBe(422)
  },
)

test('R-T8 the JSON export holds every order with lines, taxes, number and change log', async () => {
  const { app, ask } = await openOffice()
  await app.post('/checkout/v2', deliveryBody())
  await app.post('/checkout/v2', placeOrderBody({ items: [lunch()], total: 13.15 }))
  const response = await ask(`${thatDay}&format=json`)
  expect(response.headers.get('content-disposition')).toContain('orders-2026-11-20-2026-11-20.json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const orders = (await response.json()) as { payment: { total: number; includedTaxes: object[] } }[]
  expect(orders).toMatchObject([
    {
      receiptNumber: 1,
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      items: [{ name: 'margherita', qty: 2 }],
      payment: { total: 22.3 },
      changes: [{ from: null, to: 'pending_approval' }],
    },
    { receiptNumber: 2, payment: { total: 13.15 } },
  ])
  expect(orders.map(({ payment }) => payment.includedTaxes.length)).toEqual([1, 2])
})

test('R-T8 the CSV export has a row for each rate of an order', async () => {
  const { app, ask } = await openOffice()
  await app.post('/checkout/v2', placeOrderBody({ items: [lunch()], total: 13.15, name: '=HYPERLINK("x")' }))
  const response = await ask(thatDay)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const [head, ...rows] = (await response.text()).trimEnd().split('\r\n')
  expect(head).toMatch(/receipt_number;code;placed_at;/)
  expect(rows.map((row) => row.split(';').slice(-4)[0])).toEqual(['7', '19'])
  expect(rows[0]).toContain(`;2026-11-20 19:00:00;pending_approval;takeaway;cash;"'=HYPERLINK(""x"")";`)
})

test('R-T8 the columns of the CSV export can be summed up: a rejected order adds nothing to them', async () => {
  const { app, ask } = await openOffice()
  await app.post('/checkout/v2', deliveryBody())
  const { id } = await app.db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
  await app.db
    .updateTable('orders')
    .set({ status: 'rejected', refunded_cents: 2230 })
    .where('id', '=', id)
    .execute()
  await app.post('/checkout/v2', placeOrderBody({ items: [lunch()], total: 13.15 }))
  const [head = [], ...rows] = cellsOf(await (await ask(thatDay)).text())
  const sum = (column: string) =>
    rows.reduce((sum, row) => sum + Number((row[head.indexOf(column)] ?? '').replace(',', '.')), 0)
  expect(rows.map((row) => row[head.indexOf('status')])).toEqual([
    'rejected',
    'pending_approval',
    'pending_approval',
  ])
  expect([sum('total'), sum('tax_gross'), sum('refunded')]).toEqual([13.15, 13.15, 0])
})

test('R-T8 what was paid back is a sum in the CSV export, and in the JSON export each refund with its date', async () => {
  const shop = await openPayShop(createMemoryBench({ canHold: false }))
  const { ref, orderId } = await shop.open(undefined, {
    items: [pizza('small'), plain('fries')],
    total: 7.9 + 4.5,
  })
  await shop.fake.simulate(ref, 'pay')
  await shop.deliverAll()
  await shop.staff(`/orders/${orderId}/status`, approve)
  const refunds = [
    { reason: 'late', amount: 4 },
    { reason: 'cold', lines: [1] },
  ]
  for (const refund of refunds)
    expect((await shop.staff(`/orders/${orderId}/refunds`, refund)).status).toBe(200)
  await shop.work()
  await shop.fake.simulate(ref, 'refund settles')
  await shop.deliverAll()
  const ask = (format: string) => shop.staff(`/orders/export?from=2000-01-01&to=2100-01-01&format=${format}`)
  const [head = [], row = []] = cellsOf(await (await ask('csv')).text())
  expect([row[head.indexOf('total')], row[head.indexOf('refunded')]]).toEqual(['12,40', '8,50'])
  const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(await (await ask('json')).json()).toMatchObject([
    {
      payment: { total: 12.4, refunded: 8.5 },
      refunds: [
        { amount: 4, state: 'done', cause: 'staff', reason: 'late', at: instant, lines: [] },
        { amount: 4.5, state: 'done', cause: 'staff', reason: 'cold', at: instant, lines: [1] },
      ],
    },
  ])
})

test('R-T8 days are those of the restaurant, and days without orders are an empty list', async () => {
  const { app, ask } = await openOffice()
  app.setClock('2026-11-20T20:30:00.000Z')
  await app.post('/checkout/v2', placeOrderBody())
  // 23:30 in Berlin on the next day is still that day.
  await app.db.updateTable('orders').set({ placed_at: '2026-11-21T22:30:00.000Z' }).execute()
  expect(await (await ask(`${thatDay}&format=json`)).json()).toEqual([])
  expect(await (await ask('from=2026-11-21&to=2026-11-21&format=json')).json()).toHaveLength(1)
  expect(await (await ask('from=2026-11-22&to=2026-11-22&format=json')).json()).toEqual([])
  app.setClock(fridayEvening)
})

test('R-T8 no code of the server deletes an order, its lines, its taxes or its change log', () => {
  const api = join(import.meta.dirname, '..')
  const sources = readdirSync(api, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('test'))
    .map((file) => readFileSync(join(api, file), 'utf8'))
  expect(sources.length).toBeGreaterThan(100)
  const records = 'orders|order_lines|order_taxes|order_status_changes|receipt_counter'
  const forbidden = new RegExp(
    `deleteFrom\\(['"\`](?:${records})['"\`]|delete\\s+from\\s+(?:${records})\\b`,
    'i',
  )
  expect(sources.filter((source) => forbidden.test(source))).toEqual([])
  expect("ctx.db.deleteFrom('orders')").toMatch(forbidden)
})

test('R-T8 the log of changes and the frozen lines are written once and never changed', () => {
  const api = join(import.meta.dirname, '..')
  const written = readdirSync(api, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('test'))
    .flatMap((file) => {
      const frozen = /updateTable\(['"`](?:order_lines|order_taxes|order_status_changes)['"`]\)\s*(.*)/g
      return [...readFileSync(join(api, file), 'utf8').matchAll(frozen)].map(([, set]) => `${file}: ${set}`)
    })
  // What was typed about a guest is kept where the guest is, once the order is pseudonymised.
  expect(written).toEqual(['orders/restricted-guests.ts: .set({ reason: null })'])
})
