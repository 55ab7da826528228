import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { type Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '../test/app.ts'
import { postgresUrl } from '../test/store.ts'
import { type Database, openDatabase } from './database.ts'
import type { DB } from './schema.ts'
import { StoreUnavailable } from './store-unavailable.ts'

/** Long enough for a busy machine to answer in time. */
const LIMIT_MS = 1_000
/** How long a test waits until the server answers within the limit. */
const WAIT_MS = 15_000

/** The server of the tests behind a link whose open connections can fall silent, as in a partition of the network. */
async function openBehindLink(answerWithinMs?: number) {
  const { db: other } = await createTestApp()
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(other)
  const url = new URL(postgresUrl(rows[0]!.schema))
  const { hostname, port } = url
  const open = new Set<Socket>()
  const link = createServer((socket) => {
    const server = connect(Number(port), hostname)
    for (const end of [socket, server]) {
      open.add(end)
      end.on('error', () => {})
      end.once('close', () => [socket, server].map((one) => one.destroy()))
    }
    socket.pipe(server).pipe(socket)
  })
  await new Promise<void>((resolve) => link.listen(0, '127.0.0.1', resolve))
  url.host = `127.0.0.1:${(link.address() as AddressInfo).port}`
  const { db } = await openDatabase({ databaseUrl: url.href, dataDir: '' }, undefined, {
    answerWithinMs,
    waitMs: WAIT_MS,
  })
  onTestFinished(async () => {
    for (const socket of open) socket.destroy()
    link.close()
    await db.destroy()
  })
  const cut = () => {
    for (const socket of open) socket.unpipe().pause()
  }
  return { db, other, url: url.href, cut }
}

const pidOf = async (db: Kysely<DB>) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows

test('a connection whose server has become unreachable is given up, and the next query has a new one', async () => {
  const { db, cut } = await openBehindLink(LIMIT_MS)
  cut()
  await expect(sql`select 1`.execute(db)).rejects.toThrow(StoreUnavailable)
  await expect.poll(() => pidOf(db).catch(() => [])).toHaveLength(1)
})

test('a connection that was not used for long is kept, and falls silent only later', async () => {
  const { db, cut } = await openBehindLink(LIMIT_MS)
  const first = await pidOf(db)
  await new Promise((resolve) => setTimeout(resolve, 2 * LIMIT_MS))
  expect(await pidOf(db)).toEqual(first)
  cut()
  await expect(pidOf(db)).rejects.toThrow(StoreUnavailable)
})

test('a migration may take longer than any other statement', async () => {
  const { url } = await openBehindLink()
  let isDone = false
  const migrateSlowly = async ({ db }: Database) => {
    await sql`select pg_sleep(${(2 * LIMIT_MS) / 1000})`.execute(db)
    isDone = true
  }
  const limits = { answerWithinMs: LIMIT_MS, waitMs: WAIT_MS }
  const { db } = await openDatabase({ databaseUrl: url, dataDir: '' }, migrateSlowly, limits)
  expect(isDone).toBe(true)
  await db.destroy()
})

test('a connection to a server that only reads is given up: the leader is another one by now', async () => {
  const { db } = await openBehindLink()
  const write = () => db.insertInto('nightly_runs').values({ task: 'a', night: '' }).execute()
  await sql`set default_transaction_read_only = on`.execute(db)
  await expect(write()).rejects.toThrow(StoreUnavailable)
  await write()
})

test('the locks of a process that is gone in the middle of a transaction are released', async () => {
  const { db, other } = await openBehindLink(LIMIT_MS)
  const isFree = async () => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(hashtext(current_schema())) as free`.execute(other)
    return rows[0]?.free
  }
  const left = db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(current_schema()))`.execute(trx)
    expect(await isFree()).toBe(false)
    await expect.poll(isFree, { timeout: WAIT_MS }).toBe(true)
    await sql`select 1`.execute(trx)
  })
  await expect(left).rejects.toThrow(StoreUnavailable)
})
