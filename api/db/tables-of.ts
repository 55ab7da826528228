import { type Kysely, sql } from 'kysely'
import type { Engine } from './database.ts'
import type { DB } from './schema.ts'

type Named = { name: string }

/** Every table of a database by name, `migrations` too; on PostgreSQL those of the schema in use. */
export async function tablesOf(db: Kysely<DB>, engine: Engine): Promise<string[]> {
  const { rows } = await (
    engine === 'sqlite'
      ? sql<Named>`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name`
      : sql<Named>`
        select table_name as name from information_schema.tables
        where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`
  ).execute(db)
  return rows.map(({ name }) => name)
}

/** The columns of a table by name. */
export async function columnsOf(db: Kysely<DB>, engine: Engine, table: string): Promise<string[]> {
  const { rows } = await (
    engine === 'sqlite'
      ? sql<Named>`select name from pragma_table_info(${table})`
      : sql<Named>`
        select column_name as name from information_schema.columns
        where table_schema = current_schema() and table_name = ${table} order by ordinal_position`
  ).execute(db)
  return rows.map(({ name }) => name)
}
