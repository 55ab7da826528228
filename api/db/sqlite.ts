import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteAdapter, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'
import type { PoolState } from './measure-pool.ts'
import { BoundedMap } from '../platform/bounded-map.ts'
import { PATIENCE_MS, SqliteConnections } from './sqlite-connections.ts'

/**
 * Opens the embedded database: write-ahead log, every commit synced to the disk, foreign keys on. `path` may be
 * `:memory:`. A write waits `patienceMs` for a program that has locked the file. One connection writes and another one reads, so that reads wait for no write, and not for a program that
 * has locked the file.
 */
export function openSqlite(
  path: string,
  patienceMs = PATIENCE_MS,
): { raw: DatabaseSync; dialect: SqliteDialect; pool: () => PoolState } {
  const raw = new DatabaseSync(path)
  // Another process that starts at the same time may hold the file while it enables the log. Later nothing waits inside
  // SQLite, because that would block the whole process.
  raw.exec(
    `pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;
    pragma busy_timeout = 0`,
  )
  // A database in memory belongs to its connection.
  const reading = path === ':memory:' ? undefined : new DatabaseSync(path, { readOnly: true })
  const writer = { ...adapt(raw), hasTransaction: () => raw.isTransaction }
  const dialect = new SqliteDialect({ database: writer })
  const connections = new SqliteConnections(writer, reading && adapt(reading), patienceMs)
  dialect.createDriver = () => connections
  dialect.createAdapter = () => new SeveralConnections()
  return { raw, dialect, pool: () => connections.pool() }
}

/** Kysely would let every read wait for the end of a transaction. */
class SeveralConnections extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

const MAX_PREPARED = 500

/** Kysely expects the interface of better-sqlite3; statements are prepared once and kept. */
function adapt(raw: DatabaseSync): SqliteDatabase {
  const prepared = new BoundedMap<string, SqliteStatement>(MAX_PREPARED)
  const prepare = (sql: string): SqliteStatement => {
    let statement = prepared.get(sql)
    if (!statement) {
      statement = shape(raw.prepare(sql, { returnArrays: true }))
      prepared.set(sql, statement)
    }
    return statement
  }
  return {
    close: () => raw.close(),
    // Taking the write lock at once makes another process wait instead of failing half way.
    prepare: (sql) => prepare(sql === 'begin' ? 'begin immediate' : sql),
  }
}

/** What Kysely gives is what the driver takes; it refuses anything else itself. */
const valuesOf = (parameters: readonly unknown[]) => parameters as SQLInputValue[]

/**
 * The driver makes objects without a hidden class of their own: making and reading those takes twice as long as taking
 * arrays and making objects of them here.
 */
function shape(statement: StatementSync): SqliteStatement {
  const readNames = () => statement.columns().map(({ name }) => name)
  let names = readNames()
  const nameAll = (rows: unknown[][]) => {
    // A migration since then may have added columns to what `select *` answers.
    if (rows[0] && rows[0].length !== names.length) names = readNames()
    return rows.map((values) => named(names, values))
  }
  const all: SqliteStatement['all'] = (parameters) =>
    nameAll(statement.all(...valuesOf(parameters)) as unknown as unknown[][])
  return {
    reader: names.length > 0,
    all,
    run: (parameters) => statement.run(...valuesOf(parameters)),
    iterate: (parameters) => all(parameters).values(),
  }
}

function named(names: readonly string[], values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (let at = 0; at < names.length; at++) row[names[at]!] = values[at]
  return row
}
