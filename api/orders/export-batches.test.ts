import { createServer } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { TestApp } from '../test/app.ts'
import { createTestShop, placeOrderBody } from '../test/shop.ts'
import { addStaff, signedIn } from '../test/staff.ts'

const BATCH = 25
/** Orders, lines, taxes, restricted guests, status changes, names of members. */
const QUERIES_OF_A_BATCH = 6
const path = (format: string) => `/staff/orders/export?from=2026-11-20&to=2026-11-20&format=${format}`

type Watched = {
  app: TestApp
  headers: Record<string, string>
  /** The rows that each query answered, from the first one of the export on. */
  results: number[]
  /** The most queries between two turns of the event loop. */
  mostInOneTurn(): number
  /** The query of this number waits for it. */
  hold: { query: number; until: Promise<unknown> }
}

/** An app with so many orders of one day, each with its lines, that counts what the export asks the database. */
async function createShopWithOrders(count: number): Promise<Watched> {
  const app = await createTestShop()
  await app.post('/checkout/v2', placeOrderBody())
  await copyOrder(app, count - 1)
  await addStaff(app, 'jo@example.org', 'owner')
  const headers = await signedIn(app, 'jo@example.org')
  const results: number[] = []
  const hold: Watched['hold'] = { query: 0, until: Promise.resolve() }
  let inThisTurn = 0
  let most = 0
  app.deps.db = app.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      results.push(result.rows.length)
      most = Math.max(most, ++inThisTurn)
      if (results.length === hold.query) await hold.until
      return result
    },
  })
  let timer = setImmediate(function turn() {
    inThisTurn = 0
    timer = setImmediate(turn)
  })
  onTestFinished(() => clearImmediate(timer))
  return { app, headers, results, mostInOneTurn: () => most, hold }
}

async function copyOrder({ db }: TestApp, count: number): Promise<void> {
  const order = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  const lines = await db.selectFrom('order_lines').selectAll().execute()
  const ids = Array.from({ length: count }, (_, index) => `x${String(index).padStart(4, '0')}`)
  for (let at = 0; at < count; at += 30) {
    const some = ids.slice(at, at + 30)
    const orders = some.map((id, index) => ({
      ...order,
      id,
      code: `c${id}`,
      token_hash: `t${id}`,
      idempotency_key: null,
      guest_key: null,
      receipt_number: at + index + 2,
    }))
    await db.insertInto('orders').values(orders).execute()
    const copies = some.flatMap((id) => lines.map((line) => ({ ...line, order_id: id })))
    await db.insertInto('order_lines').values(copies).execute()
  }
}

test('R-T8 a long export holds every order once, with its lines, in order', async () => {
  const { app, headers } = await createShopWithOrders(421)
  const orders = (await (await app.request(path('json'), { headers })).json()) as {
    id: string
    items: object[]
  }[]
  const ids = orders.map(({ id }) => id)
  expect(new Set(ids).size).toBe(421)
  expect(ids).toHaveLength(421)
  expect(ids.slice(-420)).toEqual(ids.slice(-420).toSorted())
  expect(orders.filter(({ items }) => items.length === 0)).toEqual([])
})

test.each(['json', 'csv'])(
  'the %s export reads a bounded number of orders at a time, in a few queries for all of them',
  async (format) => {
    const { app, headers, results, mostInOneTurn } = await createShopWithOrders(421)
    await (await app.request(path(format), { headers })).text()
    const batches = Math.ceil(421 / BATCH)
    expect(results.length).toBeGreaterThan(batches)
    // The first ones find the member and the settings.
    expect(results.length).toBeLessThanOrEqual(batches * QUERIES_OF_A_BATCH + 10)
    const lines = (await app.db.selectFrom('order_lines').select('order_id').execute()).length
    expect(Math.max(...results)).toBeLessThanOrEqual((BATCH * lines) / 421)
    expect(mostInOneTurn(), 'other requests get a turn after each batch').toBeLessThan(20)
  },
)

test('the export is read no faster than the client takes it', async () => {
  const { app, headers, results } = await createShopWithOrders(421)
  const { body } = await app.request(path('csv'), { headers })
  const reader = body!.getReader()
  await reader.read()
  const whole = Math.ceil(421 / BATCH) * 3
  for (let turn = 0; turn < 50; turn++) await nextTurn()
  expect(results.length).toBeLessThan(whole)
  await reader.cancel()
})

test('a client that disconnects ends the export', async () => {
  const { app, headers, results, hold } = await createShopWithOrders(421)
  const listener = getRequestListener(
    ({ url }) => {
      const { pathname, search } = new URL(url)
      return app.fetch(pathname + search, { headers })
    },
    { overrideGlobalObjects: false },
  )
  const gone = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    response.once('close', () => gone.resolve())
    void listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number }
  hold.query = 25
  hold.until = gone.promise
  const client = new AbortController()
  const answer = await fetch(`http://127.0.0.1:${port}/api${path('json')}`, { signal: client.signal })
  expect(answer.status).toBe(200)
  await vi.waitFor(() => expect(results).toHaveLength(25))
  client.abort()
  await gone.promise
  // As many queries as the rest of the export would have needed.
  for (let query = 0; query < 60; query++) await sql`select 1`.execute(app.db).then(() => nextTurn())
  expect(results.length).toBeLessThanOrEqual(25 + QUERIES_OF_A_BATCH)
})
