import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { createTestShop, placeOrderBody } from '../test/shop.ts'
import { addStaff, signedIn } from '../test/staff.ts'
import { createTransact } from './transact.ts'
import { migrate } from './migrate.ts'
import type { DB } from './schema.ts'
import { openSqlite } from './sqlite.ts'
import { StoreUnavailable } from './store-unavailable.ts'
import { watchWrites } from './write-health.ts'

async function openFile(patienceMs?: number) {
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-locked-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'shop.db')
  const db = new Kysely<DB>({ dialect: openSqlite(path, patienceMs).dialect })
  onTestFinished(() => db.destroy())
  await migrate(db, 'sqlite')
  const other = new DatabaseSync(path)
  onTestFinished(() => other.close())
  const note = (task: string) => ({ task, night: '' })
  const read = async () =>
    (await db.selectFrom('nightly_runs').select('task').orderBy('task').execute()).map(({ task }) => task)
  return { db, other, transact: createTransact({ db, engine: 'sqlite' }), note, read }
}

test('while another program has locked the file the process continues, and pending writes are done afterwards', async () => {
  const { db, other, transact, note, read } = await openFile()
  other.exec('begin immediate')
  const written = Promise.all([
    transact((trx) => trx.insertInto('nightly_runs').values(note('a')).execute()),
    db.insertInto('nightly_runs').values(note('b')).execute(),
  ])
  // Timers fire while the lock is held: nothing blocks the process.
  for (let turn = 0; turn < 5; turn++) await delay(10)
  other.exec('commit')
  await written
  expect(await read()).toEqual(['a', 'b'])
})

test('reads wait neither for a locked file nor for a transaction, and see only what is committed', async () => {
  const { db, other, transact, note, read } = await openFile()
  other.exec('begin immediate')
  const written = transact((trx) => trx.insertInto('nightly_runs').values(note('a')).execute())
  expect(await read()).toEqual([])
  other.exec('commit')
  await written
  expect(await read()).toEqual(['a'])

  await transact(async (trx) => {
    await trx.insertInto('nightly_runs').values(note('b')).execute()
    expect(await read()).toEqual(['a'])
    expect(await trx.selectFrom('nightly_runs').select('task').execute()).toHaveLength(2)
  })
  expect(await read()).toEqual(['a', 'b'])
  expect(await db.deleteFrom('nightly_runs').executeTakeFirst()).toMatchObject({ numDeletedRows: 2n })
})

test('writes give up together after the same time of a lock, and go on when it is gone', async () => {
  const { db, other, transact, note, read } = await openFile(300)
  other.exec('begin immediate')
  const started = performance.now()
  const write = (task: string) =>
    transact((trx) => trx.insertInto('nightly_runs').values(note(task)).execute())
  const insert = (task: string) => db.insertInto('nightly_runs').values(note(task)).execute()
  const tries = await Promise.allSettled([write('a'), insert('b'), insert('c'), write('d')])
  expect(tries.map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
  const first = performance.now() - started
  expect(first).toBeLessThan(3_000)
  await expect(write('e')).rejects.toThrow(StoreUnavailable)
  expect(performance.now() - started - first).toBeLessThan(1_000)
  other.exec('commit')
  await write('f')
  expect(await read()).toEqual(['f'])
})

test('a full disk refuses the transactions that share a commit, whole, and later ones go on', async () => {
  const { db, transact, read } = await openFile()
  const limit = (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(db)
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await limit(rows[0]!.page_count)
  const fill = (task: string) =>
    transact((trx) =>
      trx
        .insertInto('nightly_runs')
        .values({ task, night: 'x'.repeat(50_000) })
        .execute(),
    )
  const tries = await Promise.allSettled([fill('a'), fill('b')])
  for (const { status, reason } of tries as PromiseRejectedResult[])
    expect([status, reason]).toEqual(['rejected', expect.any(StoreUnavailable)])
  expect(await read()).toEqual([])
  await limit(1_000_000)
  await fill('c')
  expect(await read()).toEqual(['c'])
})

test('staff read since when nothing can be saved, until it can be again', async () => {
  let isFull = true
  const app = await createTestShop()
  const writes = watchWrites(
    (work) => (isFull ? Promise.reject(new StoreUnavailable(new Error('full'))) : app.deps.transact(work)),
    app.deps,
    1,
  )
  await addStaff(app, 'mina@example.org', 'kitchen')
  const headers = await signedIn(app, 'mina@example.org')
  const broken = createApp({ ...app.deps, ...writes })
  const today = async () =>
    (
      (await (await broken.request('http://shop.test/api/staff/today/branches', { headers })).json()) as {
        meta: object
      }
    ).meta
  expect(await today()).not.toHaveProperty('unsavedSince')
  const order = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(placeOrderBody()),
  }
  expect((await broken.request('http://shop.test/api/checkout/v2', order)).status).toBe(503)
  expect(await today()).toMatchObject({ unsavedSince: '2026-11-20T18:00:00.000Z' })
  isFull = false
  await vi.waitFor(async () => expect(await today()).not.toHaveProperty('unsavedSince'))
})

test('a call that needs the database while it is unavailable is answered 503 in the language of the caller, with the time to try again', async () => {
  const app = await createTestShop({
    deps: { transact: () => Promise.reject(new StoreUnavailable(new Error('gone'))) },
  })
  const answer = await app.post('/checkout/v2', placeOrderBody(), { 'accept-language': 'de' })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.json()).toMatchObject({
    code: 'unavailable',
    message: 'Das geht im Moment nicht. Bitte gleich noch einmal versuchen.',
  })
})
