import { createServer, connect, type AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { systemContext, transaction } from '../context.ts'
import { publishLiveEvent } from '../notifications/index.ts'
import { giveReceiptNumbers } from '../orders/index.ts'
import { createTestApp } from '../test/app.ts'
import { change } from '../test/builders.ts'
import { countOrders, createTestShop, placeOrderBody } from '../test/shop.ts'
import { bumpContentVersion } from './content-version.ts'
import { openDatabase } from './database.ts'
import { StoreUnavailable } from './store-unavailable.ts'

const pidOf = async (db: Parameters<typeof bumpContentVersion>[0]): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return rows[0]!.pid
}
/** The connections of this test that wait for an advisory lock; other tests use the same database at the same time. */
const waitsForLock = async (db: Parameters<typeof bumpContentVersion>[0]) => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and not granted and application_name = current_setting('application_name')`.execute(
    db,
  )
  return rows.map(({ pid }) => pid)
}

/** The name that a client has given the server; servers that other tests have left behind have others. */
const nameOf = (client: unknown) =>
  (client as { connectionParameters: { application_name: string } }).connectionParameters.application_name
const textOf = (query: unknown) => (typeof query === 'string' ? query : (query as { text: string }).text)

test('connections that the server closes are replaced', async () => {
  const app = await createTestShop()
  await Promise.all(Array.from({ length: 5 }, () => sql`select pg_sleep(0.01)`.execute(app.db)))
  const killer = await createTestApp()
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and state = 'idle'
      and pid in (select pid from pg_stat_activity where query like '%pg_sleep(0.01)%')`.execute(killer.db)
  await expect.poll(async () => (await app.post('/checkout/v2', placeOrderBody())).status).toBe(200)
})

test('a connection that is lost in the middle of a transaction ends this transaction and nothing else', async () => {
  const app = await createTestApp()
  const cut = app.deps.transact(async (trx) => {
    await trx.insertInto('nightly_runs').values({ task: 'a', night: '' }).execute()
    await sql`select pg_terminate_backend(${await pidOf(trx)})`.execute(app.db)
    // Between two queries nothing awaits the connection: the loss is an event without a listener.
    await expect.poll(() => trx.selectFrom('nightly_runs').select('task').execute()).toEqual([])
  })
  await expect(cut).rejects.toThrow(StoreUnavailable)
  expect(await app.db.selectFrom('nightly_runs').selectAll().execute()).toEqual([])
})

test('an order whose connection is lost is still written once', async () => {
  const app = await createTestShop()
  let answer: Promise<Response> | undefined
  await app.deps.transact(async (trx) => {
    await bumpContentVersion(trx)
    answer = app.post('/checkout/v2', placeOrderBody())
    await expect.poll(() => waitsForLock(app.db)).toHaveLength(1)
    const [pid] = await waitsForLock(app.db)
    await sql`select pg_terminate_backend(${pid})`.execute(app.db)
  })
  expect((await answer)?.status).toBe(200)
  expect(await countOrders(app)).toBe(1)
})

test('an order that comes while a dish is being marked as sold out waits for that and is refused', async () => {
  const app = await createTestShop()
  let answer: Promise<Response> | undefined
  await app.deps.transact(async (trx) => {
    await trx.updateTable('products').set({ is_sold_out: 1 }).where('id', '=', 'margherita').execute()
    await bumpContentVersion(trx)
    answer = app.post('/checkout/v2', placeOrderBody())
    await expect.poll(() => waitsForLock(app.db)).toHaveLength(1)
  })
  expect((await answer)?.status).not.toBe(200)
  expect(await countOrders(app)).toBe(0)
  await change(app, 'products', { id: 'margherita' }, { is_sold_out: 0 })
  await app.deps.content.refresh()
  expect((await app.post('/checkout/v2', placeOrderBody())).status).toBe(200)
})

test('an order costs four messages to the database: the lock of the content, its rows, whether the guest is blocked, its commit', async () => {
  const app = await createTestShop()
  expect((await app.post('/checkout/v2', placeOrderBody())).status).toBe(200)
  const { rows } = await sql<{ name: string }>`select current_setting('application_name') as name`.execute(
    app.db,
  )
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => sent.mockRestore())
  const key = { 'idempotency-key': 'another-cart' }
  expect((await app.post('/checkout/v2', placeOrderBody(), key)).status).toBe(200)
  const ofThisShop = sent.mock.calls.filter((_, at) => nameOf(sent.mock.contexts[at]) === rows[0]?.name)
  expect(ofThisShop.map(([query]) => textOf(query))).toEqual([
    expect.stringMatching(/^begin;\s+select pg_advisory_xact_lock_shared/),
    expect.stringMatching(/^with \w+ as \(insert into "orders"/),
    expect.stringContaining('from "guest_block_keys"'),
    'commit',
  ])
})

test('orders that come at the same moment share commits', async () => {
  const app = await createTestShop()
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => sent.mockRestore())
  const keys = Array.from({ length: 8 }, (_, index) => ({ 'idempotency-key': `cart-${index}` }))
  const answers = await Promise.all(keys.map((key) => app.post('/checkout/v2', placeOrderBody(), key)))
  expect(answers.map(({ status }) => status)).toEqual(keys.map(() => 200))
  const commits = sent.mock.calls.filter(([query]) => (query as { text?: string }).text === 'commit')
  expect(commits.length).toBeLessThan(keys.length)
  expect(await countOrders(app)).toBe(keys.length)
})

test('orders of different guests do not wait for each other', async () => {
  const app = await createTestShop()
  await transaction(systemContext(app.deps), async (ctx) => {
    await publishLiveEvent(ctx, { kind: 'order.placed', orderId: 'of somebody else' })
    expect((await app.post('/checkout/v2', placeOrderBody())).status).toBe(200)
  })
})

test('a connection that is lost while it is not in use is reported', async () => {
  const app = await createTestApp()
  const lost: string[] = []
  const { db } = await openDatabase({ databaseUrl: inject('postgresUrl'), dataDir: '' }, undefined, {
    onLost: ({ message }) => lost.push(message),
  })
  await sql`select pg_terminate_backend(${await pidOf(db)})`.execute(app.db)
  await expect.poll(() => lost).toContainEqual(expect.stringContaining('terminating connection'))
  await db.destroy()
})

test('a database that is still starting is waited for, and the log has one line about it', async () => {
  const url = new URL(inject('postgresUrl'))
  const { hostname, port } = url
  // Stands in for the server: at first it closes connections, like a server that starts.
  let isUp = false
  const gate = createServer((socket) => {
    if (!isUp) return socket.destroy()
    const server = connect(Number(port), hostname)
    for (const end of [socket, server]) end.on('error', () => [socket, server].map((one) => one.destroy()))
    return socket.pipe(server).pipe(socket)
  })
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void gate.close())
  url.host = `127.0.0.1:${(gate.address() as AddressInfo).port}`
  const lines: string[] = []
  const say = (line: string) => {
    lines.push(line)
    isUp = true
  }
  const { db } = await openDatabase({ databaseUrl: url.href, dataDir: '' }, undefined, {
    waitMs: 20_000,
    say,
  })
  await db.destroy()
  expect(lines).toEqual([expect.stringMatching(/^Waiting for PostgreSQL at 127\.0\.0\.1:\d+/)])
})

test('orders whose connections keep being lost are written once each, and their receipt numbers have no gap', async () => {
  const app = await createTestShop()
  const keys = Array.from({ length: 40 }, (_, index) => `k${index}`)
  const over = new AbortController()
  const cutting = (async () => {
    while (!over.signal.aborted) {
      await sql`select pg_terminate_backend(pid) from (select pid from pg_stat_activity
        where application_name = current_schema() and pid <> pg_backend_pid() order by random() limit 1) as one`
        .execute(app.db)
        .catch(() => {})
      await delay(20)
    }
  })()
  const place = async (key: string): Promise<Response> => {
    const answer = await app.post('/checkout/v2', placeOrderBody(), { 'idempotency-key': key })
    return answer.status === 503 ? place(key) : answer
  }
  const answers: Response[] = []
  for (let at = 0; at < keys.length; at += 8)
    answers.push(...(await Promise.all(keys.slice(at, at + 8).map(place))))
  over.abort()
  await cutting
  expect(answers.filter(({ ok }) => !ok)).toEqual([])
  expect(await countOrders(app)).toBe(keys.length)
  await expect.poll(() => giveReceiptNumbers(app.deps).then(() => true)).toBe(true)
  const { rows } = await sql<{ last: number }>`select max(receipt_number) as last from orders`.execute(app.db)
  expect(rows).toEqual([{ last: keys.length }])
})
