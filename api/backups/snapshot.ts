import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Kysely, sql } from 'kysely'
import { openDatabase } from '../db/database.ts'
import type { DB } from '../db/schema.ts'
import { BackupError } from './backup-error.ts'
import { tablesOf } from '../db/tables-of.ts'

export type Row = Readonly<Record<string, unknown>>

/** Everything that a database held at one moment, however much is written meanwhile. */
export type Snapshot = {
  /** The migrations that made its schema. */
  migrations: readonly string[]
  tables: readonly string[]
  /** The rows of a table, `atOnce` at a time in memory. */
  rows(table: string, atOnce?: number): AsyncIterable<readonly Row[]>
}

type Place = { databaseUrl: string | undefined; dataDir: string }

const ROWS_AT_ONCE = 500
const WAIT_MS = 5_000

/** Reads the database as it stands now while servers go on writing to it: one transaction of a reader, on both engines. */
export function readSnapshot<T>(place: Place, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return place.databaseUrl ? readPostgres(place, work) : readSqlite(join(place.dataDir, 'tischlein.db'), work)
}

async function readSqlite<T>(path: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  if (!existsSync(path)) throw new BackupError(`There is no database to back up: ${path} does not exist`)
  const raw = new DatabaseSync(path, { readOnly: true })
  try {
    // The snapshot of a transaction is taken with its first statement; with a write-ahead log it blocks nobody.
    raw.exec(`pragma busy_timeout = ${WAIT_MS}; begin`)
    const texts = (query: string) =>
      raw
        .prepare(query)
        .all()
        .map(({ name }) => String(name))
    return await work({
      migrations: texts('select name from migrations order by name'),
      tables: texts(
        "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name <> 'migrations' order by name",
      ),
      async *rows(table, atOnce = ROWS_AT_ONCE) {
        yield* inParts(raw.prepare(`select * from "${table}"`).iterate(), atOnce)
      },
    })
  } finally {
    raw.close()
  }
}

function* inParts(rows: Iterable<Row>, atOnce: number): Generator<readonly Row[]> {
  let part: Row[] = []
  for (const row of rows) {
    part.push(row)
    if (part.length < atOnce) continue
    yield part
    part = []
  }
  if (part.length > 0) yield part
}

async function readPostgres<T>(place: Place, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const { db } = await openDatabase(place)
  try {
    const reading = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
    return await reading.execute(async (trx) => {
      const tables = await tablesOf(trx, 'postgres')
      if (!tables.includes('migrations'))
        throw new BackupError('There is no database of Tischlein to back up')
      const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(trx)
      return work({
        migrations: rows.map(({ name }) => name),
        tables: tables.filter((name) => name !== 'migrations'),
        rows: (table, atOnce = ROWS_AT_ONCE) => fetchRows(trx, table, atOnce),
      })
    })
  } finally {
    await db.destroy()
  }
}

async function* fetchRows(trx: Kysely<DB>, table: string, atOnce: number): AsyncGenerator<readonly Row[]> {
  await sql`declare backup_rows no scroll cursor for select * from ${sql.table(table)}`.execute(trx)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(atOnce)} from backup_rows`.execute(trx)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close backup_rows`.execute(trx)
}
