import { type Kysely, sql } from 'kysely'
import type { Deps } from '#api/context.ts'
import type { DB } from '#api/db/schema.ts'

/**
 * Fills an empty database with the demo restaurant. What its pictures are drawn from is kept first, because keeping it
 * again is harmless; all rows follow in one transaction, so the database is either empty or complete. The passwords of
 * the owner and of a guest are kept in `dataDir`. Of several processes that start at once one does so, the others find the
 * restaurant.
 */
export async function seedWhenEmpty(deps: Deps, dataDir: string, say: (line: string) => void): Promise<void> {
  if (!(await isEmpty(deps.db))) return
  // The restaurant is read for the first start alone.
  const { fillWithDemo } = await import('./fill-with-demo.ts')
  await fillWithDemo(deps, { dataDir, isEmpty })
  say('The demo restaurant is ready.')
}

/** A shop without languages that nobody works for, and from which no demo was thrown away. */
async function isEmpty(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`
    select (select count(*) from languages) + (select count(*) from staff_members) + (select count(*) from demo)
      as found`.execute(db)
  return Number(rows[0]?.found) === 0
}
