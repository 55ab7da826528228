import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { ConfigError } from '../config/config.ts'
import { openEmptyStore, postgresUrl } from '../test/store.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

const run = promisify(execFile)
const engine = inject('engine')

/** An empty database that several processes can open; `open` opens it once more. */
async function emptyPlace() {
  const dataDir = mkdtempSync(join(tmpdir(), 'tischlein-migrate-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  let databaseUrl: string | undefined
  if (engine === 'postgres') {
    const outside = await openEmptyStore()
    const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(outside)
    databaseUrl = postgresUrl(rows[0]!.schema)
  }
  const open = async () => {
    const { db } = await openDatabase({ databaseUrl, dataDir })
    onTestFinished(() => db.destroy())
    return db
  }
  return { databaseUrl, dataDir, open }
}

test('a second start changes nothing', async () => {
  const db = await openEmptyStore()
  await migrate(db, engine)
  const applied = () => sql`select name, applied_at from migrations order by name`.execute(db)
  const before = (await applied()).rows
  await db.updateTable('content_version').set({ version: 7 }).execute()
  await migrate(db, engine)
  expect((await applied()).rows).toEqual(before)
  expect(await db.selectFrom('content_version').selectAll().execute()).toEqual([{ id: 1, version: 7 }])
})

test('a database that a newer program has migrated ends the start with one clear line', async () => {
  const db = await openEmptyStore()
  await migrate(db, engine)
  await sql`insert into migrations (name, applied_at) values ('9999_later.sql', 'x')`.execute(db)
  const refused = migrate(db, engine)
  await expect(refused).rejects.toThrow(ConfigError)
  await expect(refused).rejects.toThrow(/newer version.*9999_later\.sql/)
})

test('several processes that start at once create one database', { timeout: 30_000 }, async () => {
  const { databaseUrl, dataDir, open } = await emptyPlace()
  const script = `
    import { openDatabase } from './api/db/database.ts'
    import { migrate } from './api/db/migrate.ts'
    const { db, engine } = await openDatabase(JSON.parse(process.argv[1]))
    await migrate(db, engine)
    await db.destroy()`
  const start = () =>
    run(process.execPath, ['--input-type=module', '-e', script, JSON.stringify({ databaseUrl, dataDir })], {
      cwd: join(import.meta.dirname, '../..'),
    })
  await Promise.all([start(), start(), start()])
  const db = await open()
  expect(await db.selectFrom('content_version').selectAll().execute()).toEqual([{ id: 1, version: 1 }])
})

test('several connections that migrate at once wait for each other', async () => {
  const { open } = await emptyPlace()
  if (engine === 'sqlite') return // in one process, a connection that waits for the lock would stop the one that holds it
  const connections = await Promise.all(Array.from({ length: 5 }, open))
  await Promise.all(connections.map((db) => migrate(db, engine)))
  expect(await connections[0]!.selectFrom('content_version').selectAll().execute()).toEqual([
    { id: 1, version: 1 },
  ])
})
