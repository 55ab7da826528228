import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteDialect,
  type SqliteDatabase,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'
import { retryWhileUnavailable } from './store-unavailable.ts'

/**
 * Waiting inside SQLite blocks the whole process: it waits only as long as another process needs for a short commit.
 */
const WAIT_INSIDE_MS = 20
/** How long a statement is retried, without blocking the process, when another program has locked the file. */
const WAIT_OUTSIDE_MS = 5_000

/**
 * Opens the embedded database: write-ahead log, every commit synced to the disk, foreign keys on. `path` may be
 * `:memory:`.
 */
export function openSqlite(path: string): { raw: DatabaseSync; dialect: SqliteDialect } {
  const raw = new DatabaseSync(path)
  // The timeout comes first: another process that starts at the same time may hold the file while it enables the log.
  raw.exec(
    `pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;
    pragma busy_timeout = ${WAIT_INSIDE_MS}`,
  )
  const database = adapt(raw)
  const dialect = new SqliteDialect({ database })
  dialect.createDriver = () => new PatientDriver({ database })
  return { raw, dialect }
}

/** Retries a statement that found the file locked: such a statement has changed nothing. */
class PatientDriver extends SqliteDriver implements Driver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    return {
      executeQuery: <R>(query: CompiledQuery) =>
        retryWhileUnavailable(() => connection.executeQuery<R>(query), { forMs: WAIT_OUTSIDE_MS }),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    }
  }
}

const MAX_PREPARED = 500

/** Kysely expects the interface of better-sqlite3; statements are prepared once and kept. */
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
    // Taking the write lock at once makes another process wait instead of failing half way.
    prepare: (sql) => prepare(sql === 'begin' ? 'begin immediate' : sql),
  }
}

/** What Kysely gives is what the driver takes; it refuses anything else itself. */
const valuesOf = (parameters: readonly unknown[]) => parameters as SQLInputValue[]

const shape = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...valuesOf(parameters)),
  run: (parameters) => statement.run(...valuesOf(parameters)),
  iterate: (parameters) => statement.iterate(...valuesOf(parameters)),
})
