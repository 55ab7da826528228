import { type Kysely, sql } from 'kysely'
import { openDatabase } from '../db/database.ts'
import type { DB } from '../db/schema.ts'
import { newId } from '../platform/new-id.ts'
import { BackupError } from './backup-error.ts'
import { loadTables } from './load-tables.ts'
import type { Aside, Prepared, Restoring } from './prepared.ts'
import { tablesOf } from '../db/tables-of.ts'

const LOCK_MS = 5_000

/** Loads a backup into a new schema beside the one in use. */
export async function restoreToPostgres(
  { databaseUrl = '', dataDir }: { databaseUrl: string | undefined; dataDir: string },
  { isKept, ...unpacked }: Restoring,
): Promise<Prepared> {
  const { db } = await openDatabase({ databaseUrl, dataDir })
  const schema = `restore_${newId()}`
  const discard = async () => {
    await sql`drop schema if exists ${sql.id(schema)} cascade`.execute(db)
    await db.destroy()
  }
  try {
    if (!isKept && (await tablesOf(db, 'postgres')).length > 0)
      throw new BackupError(
        'The database is not empty. With --overwrite its tables are put aside in a schema',
      )
    await sql`create schema ${sql.id(schema)}`.execute(db)
    const beside = await openDatabase({ databaseUrl: inSchema(databaseUrl, schema), dataDir })
    await loadTables(beside, unpacked).finally(() => beside.db.destroy())
    return { use: () => exchange(db, schema), discard }
  } catch (error) {
    await discard()
    throw error
  }
}

function inSchema(databaseUrl: string, schema: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', `-c search_path=${schema}`)
  return url.href.replaceAll('+', '%20')
}

/** Gives the prepared tables the place of those in use, which move to a schema of their own, in one transaction. */
async function exchange(db: Kysely<DB>, schema: string): Promise<Aside | undefined> {
  const aside = `replaced_${schema.slice('restore_'.length)}`
  try {
    return await db.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = ${sql.lit(LOCK_MS)}`.execute(trx)
      const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(trx)
      const inUse = rows[0]!.name
      const tables = await tablesOf(trx, 'postgres')
      if (tables.length > 0) await sql`create schema ${sql.id(aside)}`.execute(trx)
      for (const table of tables)
        await sql`alter table ${sql.table(table)} set schema ${sql.id(aside)}`.execute(trx)
      const { rows: prepared } = await sql<{ name: string }>`
        select table_name as name from information_schema.tables where table_schema = ${schema}`.execute(trx)
      for (const { name } of prepared)
        await sql`alter table ${sql.table(`${schema}.${name}`)} set schema ${sql.id(inUse)}`.execute(trx)
      return tables.length > 0 ? { kind: 'schema', name: aside } : undefined
    })
  } catch (error) {
    if ((error as { code?: string }).code === '55P03')
      throw new BackupError('Servers are using this database: stop them first')
    throw error
  }
}
