import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { OrderStatus } from '#contract/orders.ts'
import type { DB } from '../db/schema.ts'
import { branch, workAtMain } from '../test/branches.ts'
import { change, write } from '../test/builders.ts'
import { copyOrder } from '../test/copied-orders.ts'
import { type Counter, openCounter } from '../test/counter.ts'
import { deliveryBody } from '../test/shop.ts'
import { addStaff, signedIn } from '../test/staff.ts'
import { approvedQuery } from './board.queries.ts'

type Shown = { id: string; status: OrderStatus }
type Answer = {
  version: string
  board: {
    latest: Shown[]
    next: string | null
    open: Shown[]
    hidden: number
    left: { count: number; before: string } | null
    unanswered: { count: number; before: string } | null
  } | null
}

/** It is a Friday at 19:00 in Berlin; the business day began at five. */
const THIS_MORNING = '2026-11-20T04:00:00.000Z'
const LAST_NIGHT = '2026-11-20T03:59:59.000Z'
const TWO_DAYS_BEFORE = '2026-11-18T18:00:00.000Z'

let counter: Counter
beforeEach(async () => void (counter = await openCounter()))

async function read(known?: string, headers = counter.headers) {
  const response = await counter.app.request(`/staff/board${known ? `?known=${known}` : ''}`, { headers })
  expect(response.status).toBe(200)
  const text = await response.text()
  return { ...(JSON.parse(text) as { data: Answer }).data, bytes: text.length }
}
const board = async (headers?: Record<string, string>) => (await read(undefined, headers)).board!
const ids = (orders: readonly Shown[]) => orders.map(({ id }) => id).toSorted()

/** A placed order with what it has instead. */
async function placed(values: Partial<DB['orders']>, body?: object): Promise<string> {
  const { id } = await counter.place(body)
  if (Object.keys(values).length > 0) await change(counter.app, 'orders', { id }, values)
  return id
}
const approved = (at: string) => ({ status: 'approved', placed_at: at, expected_at: at }) as const

test('the board is everything that is not over, however old, and the newest orders that the role sees', async () => {
  const waiting = await placed({ placed_at: TWO_DAYS_BEFORE })
  const cooking = await placed(approved(THIS_MORNING))
  const preorder = await placed({ ...approved(TWO_DAYS_BEFORE), expected_at: '2026-11-24T18:00:00.000Z' })
  const done = await placed({ status: 'completed' })
  const { latest, open, ...more } = await board()
  expect(ids(open)).toEqual([waiting, cooking, preorder].toSorted())
  expect(ids(latest)).toEqual([cooking, done].toSorted())
  expect(more).toEqual({
    next: null,
    hidden: 0,
    left: null,
    unanswered: { count: 1, before: THIS_MORNING },
  })
})

test('an approved order of an earlier day is no work of the kitchen any more: it is counted alone', async () => {
  const cooking = await placed(approved(THIS_MORNING))
  await placed(approved(LAST_NIGHT))
  const { open, left } = await board()
  expect(ids(open)).toEqual([cooking])
  expect(left).toEqual({ count: 1, before: THIS_MORNING })
})

test('a board that is known is answered by its version, until anything on it changes', async () => {
  const id = await placed({ status: 'approved' })
  const { version, board } = await read()
  expect(board?.open).toHaveLength(1)
  expect(await read(version)).toMatchObject({ version, board: null })
  await counter.move(id, { from: 'approved', status: 'completed' })
  const after = await read(version)
  expect(after.board?.open).toEqual([])
  expect(after.version).not.toBe(version)
})

test('thousands of orders that nobody finished cost one short answer, and hardly anything once it is known', async () => {
  const id = await placed(approved(TWO_DAYS_BEFORE))
  await copyOrder(counter.app, id, { count: 1_199, values: { placed_at: '2026-11-17T18:00:00.000Z' } })
  const first = await read()
  expect(first.board).toMatchObject({ open: [], left: { count: 1_200 } })
  expect(first.bytes).toBeLessThan(20_000)
  expect((await read(first.version)).bytes).toBeLessThan(100)
})

test('a board holds three hundred orders of a kind, the most urgent in the kitchen, and says how many more there are', async () => {
  const urgent = await placed({ ...approved('2026-11-20T17:00:00.000Z') })
  await copyOrder(counter.app, urgent, { count: 301, values: { expected_at: '2026-11-20T19:00:00.000Z' } })
  const waiting = await placed({})
  await copyOrder(counter.app, waiting, { count: 300, values: { placed_at: TWO_DAYS_BEFORE } })
  const { open, hidden } = await board()
  expect(open).toHaveLength(600)
  expect(hidden).toBe(3)
  expect(ids(open)).toEqual(expect.arrayContaining([urgent, waiting]))
})

test('a member reads the board of the own branches, a driver of deliveries alone', async () => {
  const { app, headers } = counter
  const here = await placed({})
  await write(app, branch('nord'))
  await placed({ branch_id: 'nord' })
  await placed({ ...approved(LAST_NIGHT), branch_id: 'nord' })
  const delivery = await placed({}, deliveryBody())
  await placed(approved(LAST_NIGHT), deliveryBody())
  await addStaff(app, 'driver@example.org', 'driver')
  const driven = await board(await signedIn(app, 'driver@example.org'))
  expect([ids(driven.open), driven.left?.count]).toEqual([[delivery], 1])
  await workAtMain(app)
  const own = await board(headers)
  expect([ids(own.open), own.left?.count]).toEqual([[here, delivery].toSorted(), 1])
})

async function finish(before = THIS_MORNING, headers = counter.headers) {
  const response = await counter.app.post('/staff/board/finish-left', { before }, headers)
  return { status: response.status, ...((await response.json()) as { data?: unknown }) }
}

test('what was left open is finished together, fifty at a time, and nothing else', async () => {
  const { app } = counter
  const [waiting, cooking] = [
    await placed({ placed_at: TWO_DAYS_BEFORE }),
    await placed(approved(THIS_MORNING)),
  ]
  const left = await placed(approved(LAST_NIGHT))
  await copyOrder(app, left, { count: 50 })
  expect(await finish()).toEqual({ status: 200, data: { finished: 50, left: 1 } })
  expect(await finish()).toEqual({ status: 200, data: { finished: 1, left: 0 } })
  expect(await finish()).toEqual({ status: 200, data: { finished: 0, left: 0 } })
  const { open, left: none } = await board()
  expect([ids(open), none]).toEqual([[waiting, cooking].toSorted(), null])
  expect((await counter.read(left)).history.at(-1)).toMatchObject({
    from: 'approved',
    to: 'completed',
    by: 'Mina',
    at: '2026-11-20T18:00:00.000Z',
  })
})

test('only what the counter has seen is finished, and never what was due today', async () => {
  await placed(approved(TWO_DAYS_BEFORE))
  await placed(approved(LAST_NIGHT))
  await placed(approved(THIS_MORNING))
  expect((await finish('2026-11-19T04:00:00.000Z')).data).toEqual({ finished: 1, left: 0 })
  expect((await finish('2027-01-01T00:00:00.000Z')).data).toEqual({ finished: 1, left: 0 })
})

test('orders that are finished together send nobody a mail, and one live event for each branch', async () => {
  const { app } = counter
  const left = await placed(approved(LAST_NIGHT))
  await copyOrder(app, left, { count: 2 })
  const count = async (table: 'live_events' | 'outbox') =>
    Number(
      (
        await app.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirst()
      )?.count,
    )
  const before = [await count('live_events'), await count('outbox')] as const
  await finish()
  expect([await count('live_events'), await count('outbox')]).toEqual([before[0] + 1, before[1]])
})

test('orders of other branches are left, and a driver finishes nothing', async () => {
  const { app } = counter
  const elsewhere = await placed(approved(LAST_NIGHT))
  await workAtMain(app)
  await change(app, 'orders', { id: elsewhere }, { branch_id: 'elsewhere' })
  expect((await finish()).data).toEqual({ finished: 0, left: 0 })
  await addStaff(app, 'driver@example.org', 'driver')
  expect((await finish(THIS_MORNING, await signedIn(app, 'driver@example.org'))).status).toBe(403)
})

async function reject(before = THIS_MORNING, headers = counter.headers) {
  const response = await counter.app.post('/staff/board/reject-left', { before }, headers)
  return { status: response.status, ...((await response.json()) as { data?: unknown }) }
}

test('what nobody answered on earlier days is rejected together, fifty at a time, and each guest is told why', async () => {
  const { app } = counter
  const [today, left] = [await placed({}), await placed({ placed_at: LAST_NIGHT })]
  const later = { deliver_at: 'later', deliver_date: '2026-11-24T18:00:00.000Z' } as const
  const preorder = await placed({ placed_at: TWO_DAYS_BEFORE, ...later })
  const cooking = await placed(approved(LAST_NIGHT))
  await copyOrder(app, left, { count: 50 })
  await app.db.deleteFrom('outbox').execute()
  expect((await board()).unanswered).toEqual({ count: 51, before: THIS_MORNING })
  expect(await reject()).toEqual({ status: 200, data: { rejected: 50, left: 1 } })
  expect(await reject()).toEqual({ status: 200, data: { rejected: 1, left: 0 } })
  const { open, unanswered, left: approvedOnes } = await board()
  expect([ids(open), unanswered, approvedOnes?.count]).toEqual([[today, preorder].toSorted(), null, 1])
  expect((await counter.read(cooking)).status).toBe('approved')
  expect((await counter.read(left)).history.at(-1)).toMatchObject({
    to: 'rejected',
    by: 'Mina',
    reason: 'Nobody could answer your order in time',
  })
  const mails = await app.db.selectFrom('outbox').select('kind').execute()
  expect(mails.map(({ kind }) => kind)).toEqual(Array.from({ length: 51 }, () => 'order_rejected'))
})

test('only what the counter has seen of the own branches is rejected, and a driver rejects nothing', async () => {
  const { app } = counter
  await placed({ placed_at: TWO_DAYS_BEFORE })
  await placed({ placed_at: LAST_NIGHT })
  expect((await reject('2026-11-19T04:00:00.000Z')).data).toEqual({ rejected: 1, left: 0 })
  const elsewhere = await placed({ placed_at: TWO_DAYS_BEFORE })
  await workAtMain(app)
  await change(app, 'orders', { id: elsewhere }, { branch_id: 'elsewhere' })
  expect((await reject('2027-01-01T00:00:00.000Z')).data).toEqual({ rejected: 1, left: 0 })
  await addStaff(app, 'driver@example.org', 'driver')
  expect((await reject(THIS_MORNING, await signedIn(app, 'driver@example.org'))).status).toBe(403)
})

test.each([
  ['what is made', { from: '2026-11-20T04:00:00.000Z' }],
  ['what was left open', { before: '2026-11-20T04:00:00.000Z' }],
])('%s is found by an index', async (_, span) => {
  const { app } = counter
  const plan = await app.db.transaction().execute(async (trx) => {
    // In a table of few rows PostgreSQL would rather read all of them.
    if (app.engine === 'postgres')
      for (const way of ['enable_seqscan', 'enable_bitmapscan', 'enable_sort'])
        await sql`set local ${sql.raw(way)} = off`.execute(trx)
    const concern = { branchIds: ['main'], deliverType: undefined }
    const query = approvedQuery(trx, { ...concern, ...span })
      .select('id')
      .compile()
    const explain = app.engine === 'postgres' ? 'explain ' : 'explain query plan '
    return trx.executeQuery({ ...query, sql: explain + query.sql })
  })
  expect(JSON.stringify(plan.rows)).toContain('orders_approved_by_due')
})
