import { type CompiledQuery, sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../test/app.ts'
import { createTestShop, placeOrderBody } from '../test/shop.ts'
import { systemCtx } from '../test/user.ts'
import { type GuestQuery, guestsAmong, guestsOfRecentOrders, nextGuests, rowsOf } from './guest-streams.ts'
import { figuresQuery } from './guests.queries.ts'

const query: GuestQuery = {
  filter: 'all',
  among: undefined,
  branchIds: null,
  before: undefined,
  limit: 31,
}

/** How the engine would read it; an empty table is quicker read whole, what counts is what an index can do. */
async function planOf({ db, engine }: TestApp, query: CompiledQuery): Promise<string> {
  return db.transaction().execute(async (trx) => {
    if (engine === 'postgres') {
      for (const way of ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin'])
        await sql.raw(`set local enable_${way} = off`).execute(trx)
    }
    const explain = engine === 'postgres' ? 'explain' : 'explain query plan'
    const { rows } = await trx.executeQuery({ ...query, sql: `${explain} ${query.sql}` })
    return JSON.stringify(rows)
  })
}

const COVERED = /using covering index orders_by_guest|index only scan (backward )?using orders_by_guest/i
const WHOLE = /scan orders"|seq scan on orders/i

test('guests who ordered are read from one to the next, however many orders one of them has', async () => {
  const app = await createTestApp({ comparesPlans: true })
  for (const read of [nextGuests('', 500), guestsAmong(query, ['x', 'y'])]) {
    const plan = await planOf(app, read.compile(app.db))
    expect(plan).toMatch(COVERED)
    expect(plan).not.toMatch(WHOLE)
  }
  const recent = await planOf(app, guestsOfRecentOrders(query).compile(app.db))
  expect(recent).toMatch(/orders_by_time/)
  expect(recent).toMatch(COVERED)
})

test('the figures of a guest with very many orders are read from the index alone', async () => {
  const app = await createTestApp({ comparesPlans: true })
  const plan = await planOf(app, figuresQuery({ db: app.db, branchIds: null }, ['x', 'y']).compile())
  expect(plan).toMatch(COVERED)
})

test('the newest orders and all guests name the same guests, page by page', async () => {
  const app = await createTestShop()
  for (const [minute, email] of ['a', 'b', 'a', 'c', 'b', 'a'].entries()) {
    app.setClock(new Date(Date.parse('2026-11-20T12:00:00Z') + 60_000 * minute).toISOString())
    const placed = await app.post('/checkout/v2', placeOrderBody({ email: `${email}@example.org` }))
    expect(placed.status).toBe(200)
  }
  const ctx = systemCtx(app)
  const seen = []
  for (let before: GuestQuery['before']; ;) {
    const page = { ...query, before, limit: 2 }
    const every = await rowsOf(ctx, nextGuests('', 500))
    const rows = await rowsOf(
      ctx,
      guestsAmong(
        page,
        every.map(({ id }) => id),
      ),
    )
    expect(await rowsOf(ctx, guestsOfRecentOrders(page))).toEqual(rows)
    seen.push(...rows.map(({ email }) => email))
    const last = rows.at(-1)
    if (!last || rows.length < page.limit) break
    before = { moment: last.moment, tie: last.tie }
  }
  expect(seen).toEqual(['a@example.org', 'b@example.org', 'c@example.org'])
})
