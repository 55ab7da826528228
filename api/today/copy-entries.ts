import type { Kysely, Selectable } from 'kysely'
import type { DB } from '../db/schema.ts'
import type { TodayTables } from './today.tables.ts'

type Row = Selectable<TodayTables['today_entries']>

/** What is different today at all branches, as another store takes it. */
export const readEntries = (db: Kysely<DB>): Promise<Row[]> =>
  db.selectFrom('today_entries').selectAll().execute()

/** Makes what is different today that of another store, in the transaction of the caller. */
export async function writeEntries(trx: Kysely<DB>, rows: readonly Row[]): Promise<void> {
  await trx.deleteFrom('today_entries').execute()
  if (rows.length > 0) await trx.insertInto('today_entries').values(rows).execute()
}
