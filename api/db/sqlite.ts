import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'

/**
 * Opens the embedded database: write-ahead log, every commit synced to the disk, foreign keys on. `path` may be
 * `:memory:`.
 */
export function openSqlite(path: string): { raw: DatabaseSync; dialect: SqliteDialect } {
  const raw = new DatabaseSync(path)
  // Patience first: another process that starts at the same time may hold the file while it turns the log on.
  raw.exec(
    'pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on',
  )
  return { raw, dialect: new SqliteDialect({ database: adapt(raw) }) }
}

const MAX_PREPARED = 500

/** Kysely speaks to a better-sqlite3 shape; statements are prepared once and kept. */
function adapt(raw: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  const prepare = (sql: string): SqliteStatement => {
    let statement = prepared.get(sql)
    if (!statement) {
      statement = shape(raw.prepare(sql))
      if (prepared.size >= MAX_PREPARED) prepared.delete(prepared.keys().next().value as string)
      prepared.set(sql, statement)
    }
    return statement
  }
  return {
    close: () => raw.close(),
    // Taking the write lock at once lets another process wait for us instead of failing half way.
    prepare: (sql) => prepare(sql === 'begin' ? 'begin immediate' : sql),
  }
}

const shape = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...(parameters as never[])),
  run: (parameters) => statement.run(...(parameters as never[])),
  iterate: (parameters) => statement.iterate(...(parameters as never[])) as never,
})
