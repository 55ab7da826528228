import type { Kysely } from 'kysely'
import type { DB } from './schema.ts'

/** The number that grows with every write to what guests can read: menu, settings, pages, hours, areas. */
export async function readContentVersion(db: Kysely<DB>): Promise<number> {
  const row = await db
    .selectFrom('content_version')
    .select('version')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  return row.version
}

/** Call inside the transaction of every such write. */
export async function bumpContentVersion(db: Kysely<DB>): Promise<void> {
  await db
    .updateTable('content_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', 1)
    .execute()
}
