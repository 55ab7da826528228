import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { ConfigError } from '../config/config.ts'
import type { PoolState } from './measure-pool.ts'
import type { PostgresOptions } from './postgres.ts'
import type { DB } from './schema.ts'
import { openSqlite } from './sqlite.ts'
import { retryWhileUnavailable, StoreUnavailable } from './store-unavailable.ts'

export type Engine = 'sqlite' | 'postgres'
export type Database = { db: Kysely<DB>; engine: Engine; pool: () => PoolState }

type Waiting = PostgresOptions & {
  /** How long to wait for a server that does not answer yet, in milliseconds. */
  waitMs?: number
  /** Called once when the server has to be waited for. */
  say?: (line: string) => void
}

/**
 * Opens the database that the configuration names, PostgreSQL with a URL, else SQLite in the data folder, and answers
 * what `prepare` makes of it. Throws `ConfigError` when the database cannot be reached.
 */
export async function openDatabase(
  config: { databaseUrl: string | undefined; dataDir: string },
  prepare: (database: Database) => Promise<void> = async () => {},
  { waitMs = 0, say = () => {}, ...options }: Waiting = {},
): Promise<Database> {
  if (!config.databaseUrl) {
    const database = openFile(join(config.dataDir, 'tischlein.db'))
    await prepare(database)
    return database
  }
  const { databaseUrl } = config
  const { openPostgres } = await import('./postgres.ts')
  const { host } = new URL(databaseUrl)
  const connect = (limits: PostgresOptions): Database => {
    const { dialect, pool } = openPostgres(databaseUrl, limits)
    return { db: new Kysely<DB>({ dialect }), engine: 'postgres', pool }
  }
  const database = connect(options)
  const open = async () => {
    await sql`select 1`.execute(database.db)
    // A statement of a migration takes as long as it takes.
    const unlimited = connect({ onLost: options.onLost })
    await prepare(unlimited).finally(() => unlimited.db.destroy())
  }
  try {
    await retryWhileUnavailable(open, {
      forMs: waitMs,
      onWait: (error) =>
        say(`Waiting for PostgreSQL at ${host}, which does not answer yet (${reason(error)})`),
    })
  } catch (error) {
    await database.db.destroy()
    if (error instanceof ConfigError) throw error
    throw new ConfigError(`DATABASE_URL: PostgreSQL at ${host} cannot be used (${reason(error)})`)
  }
  return database
}

function reason(error: unknown): string {
  if (error instanceof StoreUnavailable) return reason(error.cause)
  const { code, message } = error as { code?: string; message: string }
  return message || String(code)
}

function openFile(path: string): Database {
  try {
    keepPrivate(path)
    const { dialect, pool } = openSqlite(path)
    return { db: new Kysely<DB>({ dialect }), engine: 'sqlite', pool }
  } catch (error) {
    throw new ConfigError(`DATA_DIR: cannot open ${path} (${(error as Error).message})`)
  }
}

/** The database contains guests, orders and keys: only the owner of the file may read it or its log. */
function keepPrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600))
  // SQLite gives new log files the mode of the database.
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) chmodSync(file, 0o600)
}
