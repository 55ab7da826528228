import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { ConfigError } from '../config/config.ts'
import type { Engine } from './database.ts'
import type { DB } from './schema.ts'

const FOLDER = join(import.meta.dirname, 'migrations')
const LOCK = 7_245_301

/** The names of all migrations of this program, in their order. */
export const knownMigrations = (): string[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()

/**
 * Applies the numbered `.sql` files that this database lacks, each in its own transaction; with `only` no others, which
 * makes an earlier schema. Several processes may start
 * at once: an advisory lock on PostgreSQL, the write lock on SQLite lets only one of them migrate. Throws `ConfigError`
 * when a newer program has migrated the database further than this one knows.
 */
export async function migrate(
  db: Kysely<DB>,
  engine: Engine,
  only: readonly string[] = knownMigrations(),
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSetUp(trx, engine)
    await sql`create table if not exists migrations (name text primary key, applied_at text not null)`.execute(
      trx,
    )
  })
  const known = knownMigrations()
  await refuseNewer(db, known)
  for (const name of known.filter((one) => only.includes(one))) {
    await db.transaction().execute(async (trx) => {
      await lockSetUp(trx, engine)
      const inserted = await sql`
        insert into migrations (name, applied_at) values (${name}, ${new Date().toISOString()})
        on conflict (name) do nothing`.execute(trx)
      if (inserted.numAffectedRows === 0n) return
      for (const statement of statements(readFileSync(join(FOLDER, name), 'utf8'), engine)) {
        await sql.raw(statement).execute(trx)
      }
    })
  }
}

async function refuseNewer(db: Kysely<DB>, known: readonly string[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db)
  const unknown = rows.map(({ name }) => name).filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  throw new ConfigError(
    `The database was written by a newer version of this program (it has ${unknown.join(', ')}): start that version, or restore a backup from before`,
  )
}

/**
 * Lets one process at a time set up the database, until the transaction ends. On SQLite there is only one writer
 * anyway.
 */
export async function lockSetUp(trx: Kysely<DB>, engine: Engine): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx)
}

/**
 * SQLite checks column types only in strict tables; PostgreSQL always does, has no keyword for it, and another name for
 * bytes.
 */
function statements(source: string, engine: Engine): string[] {
  return source
    .split(/;\s*\n/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
    .map((statement) => {
      if (engine === 'postgres') return statement.replaceAll(' blob not null', ' bytea not null')
      return statement.startsWith('create table') ? `${statement} strict` : statement
    })
}
