import type { Insertable, Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'
import type { OperationsTables } from './operations.tables.ts'

/** Notes that a backup is finished: the alarm list names a shop without a recent one. */
export async function noteBackup(
  db: Kysely<DB>,
  backup: Insertable<OperationsTables['backups']>,
): Promise<void> {
  await db.insertInto('backups').values(backup).execute()
}
