import { CompiledQuery, type DialectAdapter, type Insertable, type Kysely, PostgresAdapter } from 'kysely'
import type { DB } from './schema.ts'

/** Rows of one table to be written. */
export type RowsOf = {
  /** The same for all calls with the same table, columns and number of rows. */
  shape: string
  values: readonly unknown[]
  /** The statement that inserts them. */
  compile(db: Kysely<DB>): string
}

/**
 * Rows to be inserted with `insertAll`; all of them have the same columns. Kysely builds each statement only once,
 * because that takes longer than the write itself (decision 0018).
 */
export function rowsOf<T extends keyof DB & string>(
  table: T,
  rows: readonly [Insertable<DB[T]>, ...Insertable<DB[T]>[]],
): RowsOf {
  const columns = Object.keys(rows[0])
  return {
    shape: `${table} ${rows.length} ${columns.join(' ')}`,
    values: rows.flatMap((row) => valuesOf(row, columns)),
    compile: (db) => db.insertInto(table).values(rows).compile().sql,
  }
}

/** The values of a row in the order of the columns, whatever order they were given in. */
function valuesOf(row: object, columns: readonly string[]): unknown[] {
  if (Object.keys(row).length !== columns.length || columns.some((column) => !Object.hasOwn(row, column)))
    throw new Error(`rows of one insert need the same columns: ${columns.join(', ')}`)
  return columns.map((column) => (row as Record<string, unknown>)[column])
}

const prepared = new WeakMap<DialectAdapter, Map<string, string>>()

/**
 * Inserts rows of several tables. On PostgreSQL they are sent in one statement, because each statement is a round trip;
 * rows may then refer to each other too. All are written, or none and the error of the first wrong one is thrown.
 */
export async function insertAll(db: Kysely<DB>, parts: readonly RowsOf[]): Promise<void> {
  for (const insert of compileAll(db, parts)) await db.executeQuery(insert)
}

/** The statements that insert rows of several tables: a single one on PostgreSQL. */
export function compileAll(db: Kysely<DB>, parts: readonly RowsOf[]): CompiledQuery[] {
  const { adapter } = db.getExecutor()
  if (adapter instanceof PostgresAdapter && parts.length > 1) {
    const text = textOnce(db, parts.map(({ shape }) => shape).join('\n'), () =>
      combine(parts.map((part) => ({ text: part.compile(db), count: part.values.length }))),
    )
    const values = parts.flatMap((part) => part.values)
    return [CompiledQuery.raw(text, values)]
  }
  return parts.map((part) =>
    CompiledQuery.raw(
      textOnce(db, part.shape, () => part.compile(db)),
      [...part.values],
    ),
  )
}

/** The text of a statement, built for the first call of this shape only: `compile` makes the same one of the same shape. */
export function textOnce(db: Kysely<DB>, shape: string, compile: (db: Kysely<DB>) => string): string {
  const { adapter } = db.getExecutor()
  const known = prepared.get(adapter) ?? new Map<string, string>()
  let text = known.get(shape)
  if (text === undefined) {
    text = compile(db)
    prepared.set(adapter, known.set(shape, text))
  }
  return text
}

/** Several inserts as one statement: each becomes a part of it, and their parameters are renumbered. */
function combine(inserts: readonly { text: string; count: number }[]): string {
  let before = 0
  const parts = inserts.map(({ text, count }, index) => {
    const shifted = text.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + before}`)
    before += count
    return `part_${index} as (${shifted})`
  })
  return `with ${parts.join(', ')} select 1`
}
