import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { ConfigError } from '../config.ts'
import { openPostgres } from './postgres.ts'
import type { DB } from './schema.ts'
import { openSqlite } from './sqlite.ts'

export type Engine = 'sqlite' | 'postgres'
export type Database = { db: Kysely<DB>; engine: Engine }

/**
 * Opens the store that the configuration names: PostgreSQL with a URL, else SQLite in the data folder. Throws
 * `ConfigError` when it cannot be reached.
 */
export async function openDatabase(config: {
  databaseUrl: string | undefined
  dataDir: string
}): Promise<Database> {
  if (!config.databaseUrl) return openFile(join(config.dataDir, 'tischlein.db'))
  const db = new Kysely<DB>({ dialect: openPostgres(config.databaseUrl) })
  try {
    await sql`select 1`.execute(db)
  } catch (error) {
    await db.destroy()
    const { host } = new URL(config.databaseUrl)
    throw new ConfigError(`DATABASE_URL: no answer from PostgreSQL at ${host} (${(error as Error).message})`)
  }
  return { db, engine: 'postgres' }
}

function openFile(path: string): Database {
  try {
    keepPrivate(path)
    return { db: new Kysely<DB>({ dialect: openSqlite(path).dialect }), engine: 'sqlite' }
  } catch (error) {
    throw new ConfigError(`DATA_DIR: cannot open ${path} (${(error as Error).message})`)
  }
}

/** The database holds guests, orders and keys: nobody but the owner of the file may read it or its log. */
function keepPrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600))
  // SQLite gives new log files the mode of the database.
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) chmodSync(file, 0o600)
}
