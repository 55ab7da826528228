import { Kysely, sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { fillEmptyTables } from '../test/fill-tables.ts'
import { openEmptyStore } from '../test/store.ts'
import { tablesOf } from './tables-of.ts'
import { knownMigrations, migrate } from './migrate.ts'
import type { DB } from './schema.ts'
import { openSqlite } from './sqlite.ts'

const engine = inject('engine')

/** An empty SQLite database beside the store under test, which says what rows a schema takes. */
function openModel() {
  const { raw, dialect } = openSqlite(':memory:')
  const db = new Kysely<DB>({ dialect })
  onTestFinished(() => db.destroy())
  return { raw, db }
}

/** How many rows each table has; none before there is a schema. */
async function countRows(db: Kysely<DB>): Promise<Record<string, number>> {
  const tables = await tablesOf(db, engine)
  if (tables.length === 0) return {}
  const counts = tables.map(
    (table) => sql`select ${sql.lit(table)} as name, count(*) as count from ${sql.table(table)}`,
  )
  const { rows } = await sql<{ name: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(
    db,
  )
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]))
}

test('a shop of every earlier version keeps its rows through every later migration', async () => {
  const [db, model] = [await openEmptyStore(), openModel()]
  const lost: string[] = []
  const known = knownMigrations()
  for (const [at, name] of known.entries()) {
    const before = await countRows(db)
    await migrate(db, engine, known.slice(0, at + 1))
    const after = await countRows(db)
    for (const [table, count] of Object.entries(before))
      if (after[table] !== undefined && after[table] < count) lost.push(`${name} loses rows of ${table}`)
    // From here on every table has a row that was written under this schema.
    await migrate(model.db, 'sqlite', known.slice(0, at + 1))
    for (const { table, row } of fillEmptyTables(model.raw)) {
      if (after[table] === 0)
        await db
          .insertInto(table as never)
          .values(row as never)
          .execute()
    }
  }
  // Live events are delivered within seconds; a server that is upgraded has nobody to deliver them to.
  expect(lost).toEqual(['0017_numbers_after_commit.sql loses rows of live_events'])
  const filled = await countRows(db)
  expect(Object.entries(filled).filter(([, count]) => count === 0)).toEqual([])
})
