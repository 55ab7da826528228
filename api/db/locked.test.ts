import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createTestShop, placeOrderBody } from '../test/shop.ts'
import { createTransact } from './transact.ts'
import { migrate } from './migrate.ts'
import type { DB } from './schema.ts'
import { openSqlite } from './sqlite.ts'
import { StoreUnavailable } from './store-unavailable.ts'

test('while another program has locked the file the process continues, and pending writes are done afterwards', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-locked-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const db = new Kysely<DB>({ dialect: openSqlite(join(folder, 'shop.db')).dialect })
  onTestFinished(() => db.destroy())
  await migrate(db, 'sqlite')
  const other = new DatabaseSync(join(folder, 'shop.db'))
  onTestFinished(() => other.close())

  other.exec('begin immediate')
  const transact = createTransact({ db, engine: 'sqlite' })
  const written = Promise.all([
    transact((trx) => trx.insertInto('nightly_runs').values({ task: 'a', night: '' }).execute()),
    db.insertInto('nightly_runs').values({ task: 'b', night: '' }).execute(),
  ])
  // Timers fire while the lock is held: nothing blocks the process.
  for (let turn = 0; turn < 5; turn++) await delay(10)
  other.exec('commit')
  await written
  const rows = await db.selectFrom('nightly_runs').select('task').orderBy('task').execute()
  expect(rows.map(({ task }) => task)).toEqual(['a', 'b'])
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
