import { CompiledQuery, type Kysely, PostgresAdapter, sql } from 'kysely'
import { compileAll, insertAll, type RowsOf } from './insert.ts'
import type { DB } from './schema.ts'
import { sendTogether } from './send-together.ts'

const CONTENT_LOCK = 7_245_302

// Two statements in one message: the second one sees what was committed while the first one waited.
const LOCK = CompiledQuery.raw(`
  select pg_advisory_xact_lock_shared(${CONTENT_LOCK});
  select version from content_version where id = 1`)

/** The number that grows with every write to public content: menu, settings, pages, hours, areas. */
export async function readContentVersion(db: Kysely<DB>): Promise<number> {
  const row = await db
    .selectFrom('content_version')
    .select('version')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  return row.version
}

/** The content has another version than the rows that were to be written. */
export class ContentChanged extends Error {}

/**
 * Inserts rows that were made from the content of `version`, and locks that version until the transaction ends: a change
 * of content waits for the orders that are being written, and an order that comes later waits for the change. Orders do
 * not wait for each other. Throws `ContentChanged`, which has to end the transaction.
 */
export async function insertUnderVersion(
  trx: Kysely<DB>,
  version: number,
  rows: readonly RowsOf[],
): Promise<void> {
  if (isPostgres(trx)) return insertUnderLock(trx, version, rows)
  // On SQLite a writing transaction is the only one anyway.
  if ((await readContentVersion(trx)) !== version) throw new ContentChanged()
  await insertAll(trx, rows)
}

/** The rows are sent right behind the lock: they are written under it, and rolled back when the version is another. */
async function insertUnderLock(trx: Kysely<DB>, version: number, rows: readonly RowsOf[]): Promise<void> {
  const [held] = await sendTogether<{ version: number }>(trx, [LOCK, ...compileAll(trx, rows)])
  if (held?.rows[0]?.version !== version) throw new ContentChanged()
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
