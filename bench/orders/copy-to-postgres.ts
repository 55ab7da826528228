import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

const ROWS_AT_ONCE = 100

/** Fills the migrated PostgreSQL database with what stands in the SQLite file of the data folder. */
export async function copyToPostgres(dataDir: string, databaseUrl: string): Promise<void> {
  const source = new DatabaseSync(join(dataDir, 'tischlein.db'), { readOnly: true })
  const target = new pg.Client({ connectionString: databaseUrl })
  await target.connect()
  // Rows may refer to rows that come later.
  await target.query('set session_replication_role = replica')
  const { rows: tables } = await target.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'migrations'",
  )
  for (const { name } of tables) {
    await target.query(`delete from ${name}`)
    const rows = source.prepare(`select * from ${name}`).all() as Record<string, unknown>[]
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      const part = rows.slice(at, at + ROWS_AT_ONCE)
      const columns = Object.keys(part[0]!)
      await target.query(
        `insert into ${name} (${columns.join(', ')})
        select ${columns.join(', ')} from json_populate_recordset(null::${name}, $1::json)`,
        [JSON.stringify(part)],
      )
    }
  }
  await target.end()
  source.close()
}
