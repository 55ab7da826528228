import { randomBytes } from 'node:crypto'
import { Kysely, sql } from 'kysely'
import { inject, onTestFinished } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import type { DB } from '../db/schema.ts'
import { openSqlite } from '../db/sqlite.ts'

type Store = { db: Kysely<DB>; drop: () => Promise<void> }
type Migrated = Store & { tables: string[]; uses: number }

/** What finished tests leave behind slows a schema down in the end; after so many it is made anew. */
const MOST_USES = 200
/** It changes plans much sooner. */
const MOST_USES_WITH_SAME_PLANS = 40

export type StoreOptions = {
  /** The test looks at plans of queries, which are those of a new store then. */
  comparesPlans?: boolean
}

// Migrating a store takes longer than a test: SQLite copies one that was migrated once for each worker, stores of
// PostgreSQL are emptied after their test and used again, by all files of a worker.
let migratedBytes: Promise<Uint8Array> | undefined
const spares: Migrated[] = []

/** A migrated store without content, of the engine under test. It goes away with the test. */
export async function openTestStore({ comparesPlans = false }: StoreOptions = {}): Promise<Kysely<DB>> {
  if (inject('engine') === 'sqlite') return openMigratedSqlite()
  const store = takeSpare(comparesPlans ? MOST_USES_WITH_SAME_PLANS : MOST_USES) ?? (await createMigrated())
  onTestFinished(async () => {
    // A test that broke its tables on purpose takes them with it.
    store.uses += 1
    if (store.uses < MOST_USES && (await emptied(store))) spares.push(store)
    else await store.drop()
  })
  return store.db
}

function takeSpare(mostUses: number): Migrated | undefined {
  const at = spares.findLastIndex(({ uses }) => uses < mostUses)
  return at < 0 ? undefined : spares.splice(at, 1)[0]
}

async function openMigratedSqlite(): Promise<Kysely<DB>> {
  migratedBytes ??= migrateOnce()
  const { raw, dialect } = openSqlite(':memory:')
  raw.deserialize(await migratedBytes)
  // Rows whose order nobody asked for come in another one than they were written, as PostgreSQL may answer them.
  raw.exec('pragma reverse_unordered_selects = on')
  const db = new Kysely<DB>({ dialect })
  onTestFinished(() => db.destroy())
  return db
}

async function migrateOnce(): Promise<Uint8Array> {
  const { raw, dialect } = openSqlite(':memory:')
  const db = new Kysely<DB>({ dialect })
  await migrate(db, 'sqlite')
  const bytes = raw.serialize()
  await db.destroy()
  return bytes
}

/** A store without any table: SQLite in memory, or a schema of its own on PostgreSQL. It goes away with the test. */
export async function openEmptyStore(): Promise<Kysely<DB>> {
  if (inject('engine') === 'sqlite') {
    const db = new Kysely<DB>({ dialect: openSqlite(':memory:').dialect })
    onTestFinished(() => db.destroy())
    return db
  }
  const store = await createSchema()
  onTestFinished(store.drop)
  return store.db
}

/** The address of the test server, with everything in one schema. */
export function postgresUrl(schema: string): string {
  const url = new URL(inject('postgresUrl'))
  url.searchParams.set('options', `-c search_path=${schema}`)
  // So that a test can find the connections that are its own.
  url.searchParams.set('application_name', schema)
  return url.href.replaceAll('+', '%20')
}

async function createSchema(): Promise<Store> {
  const schema = `test_${randomBytes(8).toString('hex')}`
  const { db } = await openDatabase({ databaseUrl: postgresUrl(schema), dataDir: '' })
  await sql`create schema ${sql.id(schema)}`.execute(db)
  const drop = async () => {
    await sql`drop schema ${sql.id(schema)} cascade`.execute(db)
    await db.destroy()
  }
  return { db, drop }
}

async function createMigrated(): Promise<Migrated> {
  const store = await createSchema()
  await migrate(store.db, 'postgres')
  return { ...store, tables: await tablesOf(store.db), uses: 0 }
}

async function tablesOf(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema() order by 1`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

/** Empties every table; false when the tables are not what they were. */
async function emptied({ db, tables }: Migrated): Promise<boolean> {
  if ((await tablesOf(db)).join() !== tables.join()) return false
  const filled = tables.filter((name) => name !== 'migrations' && name !== 'content_version')
  // In one go and without looking at references, which point in every direction.
  await sql
    .raw(
      `begin; set local session_replication_role = replica; ${filled.map((name) => `delete from ${name};`).join(' ')}
      update content_version set version = 1; commit`,
    )
    .execute(db)
  return true
}
