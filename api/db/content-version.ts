import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { DB } from './schema.ts'

const CONTENT_LOCK = 7_245_302

/** The number that grows with every write to public content: menu, settings, pages, hours, areas. */
export async function readContentVersion(db: Kysely<DB>): Promise<number> {
  const row = await db
    .selectFrom('content_version')
    .select('version')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  return row.version
}

/**
 * Locks and answers the content version until the transaction ends: a change of content waits for the orders that are
 * being written, and an order that comes later waits for the change. Orders do not wait for each other. Call it in the
 * transaction of an order.
 */
export async function holdContentVersion(trx: Kysely<DB>): Promise<number> {
  // On SQLite a writing transaction is the only one anyway.
  if (!isPostgres(trx)) return readContentVersion(trx)
  // Two statements in one message: the second one sees what was committed while the first one waited.
  const { rows } = await sql<{ version: number }>`
    select pg_advisory_xact_lock_shared(${sql.lit(CONTENT_LOCK)});
    select version from content_version where id = 1`.execute(trx)
  return rows[0]!.version
}

/** Call inside the transaction of every such write. */
export async function bumpContentVersion(trx: Kysely<DB>): Promise<void> {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(${sql.lit(CONTENT_LOCK)})`.execute(trx)
  await trx
    .updateTable('content_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', 1)
    .execute()
}

const isPostgres = (db: Kysely<DB>): boolean => db.getExecutor().adapter instanceof PostgresAdapter
