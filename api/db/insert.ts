import {
  CompiledQuery,
  type DialectAdapter,
  type Insertable,
  type InsertQueryBuilder,
  type InsertResult,
  type Kysely,
  type QueryResult,
} from 'kysely'
import type { DB } from './schema.ts'

type Statement = { sql: string; constants: readonly unknown[] }

type Insert<T extends keyof DB, Returned> = (
  db: Kysely<DB>,
  rows: readonly Insertable<DB[T]>[],
) => Promise<QueryResult<Returned>>

/**
 * How rows of one table are inserted, all with the same columns. Kysely builds the statement when it is first needed and
 * not again, because that takes longer than writing does (decision 0018). `refine` says what follows the values; it must
 * not depend on them.
 */
export function preparedInsert<T extends keyof DB, Returned = InsertResult>(
  table: T,
  refine: (query: InsertQueryBuilder<DB, T, InsertResult>) => InsertQueryBuilder<DB, T, Returned> = (query) =>
    query as never,
): Insert<T, Returned> {
  const prepared = new WeakMap<DialectAdapter, Map<string, Statement>>()

  function statement(db: Kysely<DB>, rows: readonly Insertable<DB[T]>[], count: number): Statement {
    const { adapter } = db.getExecutor()
    const known = prepared.get(adapter) ?? new Map<string, Statement>()
    const shape = `${rows.length} ${Object.keys(rows[0]!).join(' ')}`
    let found = known.get(shape)
    if (!found) {
      const { sql, parameters } = refine(db.insertInto(table).values(rows)).compile()
      found = { sql, constants: parameters.slice(count) }
      prepared.set(adapter, known.set(shape, found))
    }
    return found
  }

  return (db, rows) => {
    const values = rows.flatMap((row) => Object.values(row) as unknown[])
    const { sql, constants } = statement(db, rows, values.length)
    return db.executeQuery<Returned>(CompiledQuery.raw(sql, [...values, ...constants]))
  }
}
