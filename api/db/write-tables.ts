import type { Kysely } from 'kysely'
import { canonicalJson } from '#domain/publishing/canonical-json.ts'
import type { Readable } from './readable-rows.ts'
import type { DB } from './schema.ts'

type Row = Readonly<Record<string, unknown>>
/** Rows by the name of their table. */
export type TableRows = Readonly<Record<string, readonly Row[]>>
export type Table = {
  name: keyof DB
  key: readonly string[]
  /** A text that no two rows share. */
  unique?: string
}

/** Tables and columns by names that only the caller knows. */
type AnyTables = Kysely<Record<string, Record<string, unknown>>>

/** Rows of one statement: far below what both databases take. */
const MOST = 200

/**
 * Makes the rows of some tables those of `after`, writing only what differs. `tables` stand in the order in which they
 * refer to each other: rows are written in this order and removed in the opposite one, so that no reference ever points
 * nowhere. Columns that `after` does not have keep their values. Call it in a transaction.
 */
export async function writeTables(
  trx: Kysely<DB>,
  tables: readonly Table[],
  before: TableRows,
  after: TableRows,
): Promise<void> {
  const anyTables = trx as unknown as AnyTables
  const steps = tables.map((table) => ({ table, ...compare(table, before, after) }))
  for (const { table, changed, removed } of steps)
    await parkUnique(anyTables, table, [...changed, ...removed])
  for (const { table, changed, added } of steps) await upsert(anyTables, table, [...changed, ...added])
  for (const { table, removed } of steps.toReversed()) await remove(anyTables, table, removed)
}

function compare(table: Table, before: TableRows, after: TableRows) {
  const keyOf = (row: Row) => JSON.stringify(table.key.map((column) => row[column]))
  const stored = new Map((before[table.name] ?? []).map((row) => [keyOf(row), row]))
  const wanted = new Map((after[table.name] ?? []).map((row) => [keyOf(row), row]))
  const differs = (key: string, row: Row) => {
    const old = stored.get(key)
    return (
      old !== undefined && Object.entries(row).some(([column, value]) => !isSame(column, old[column], value))
    )
  }
  return {
    added: [...wanted].filter(([key]) => !stored.has(key)).map(([, row]) => row),
    changed: [...wanted]
      .filter(([key, row]) => differs(key, row))
      .map(([key, row]) => withUnreadable(row, stored.get(key))),
    removed: [...stored].filter(([key]) => !wanted.has(key)).map(([, row]) => row),
  }
}

/** A row that only moves keeps what this version cannot read of it (api/db/readable-rows.ts). */
function withUnreadable(row: Row, old: Row | undefined): Row {
  const unreadable = (old as Readable<Row> | undefined)?.unreadable
  if (!old || !unreadable) return row
  const isMoved = Object.entries(row).every(
    ([column, value]) => column === 'position' || isSame(column, old[column], value),
  )
  return isMoved ? { ...row, ...unreadable } : row
}

function isSame(column: string, a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!column.endsWith('_json') || typeof a !== 'string' || typeof b !== 'string') return false
  return canonicalJson(JSON.parse(a)) === canonicalJson(JSON.parse(b))
}

/** A row may take what is unique from one that changes or goes: first each of these gives up its own. */
async function parkUnique(trx: AnyTables, { name, unique }: Table, rows: readonly Row[]): Promise<void> {
  if (!unique) return
  for (const { id } of rows) {
    await trx
      .updateTable(name)
      .set({ [unique]: `~${String(id)}` })
      .where('id', '=', id)
      .execute()
  }
}

async function upsert(trx: AnyTables, { name, key }: Table, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).filter((column) => !key.includes(column))
  for (let at = 0; at < rows.length; at += MOST) {
    const insert = trx.insertInto(name).values(rows.slice(at, at + MOST))
    await insert
      .onConflict((conflict) => {
        const known = conflict.columns(key)
        return columns.length === 0
          ? known.doNothing()
          : known.doUpdateSet((eb) =>
              Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column}`)])),
            )
      })
      .execute()
  }
}

async function remove(trx: AnyTables, { name, key }: Table, rows: readonly Row[]): Promise<void> {
  const [first, ...others] = key as [string, ...string[]]
  if (others.length === 0 && rows.length > 0) {
    const ids = rows.map((row) => row[first])
    await trx.deleteFrom(name).where(first, 'in', ids).execute()
    return
  }
  for (const row of rows) {
    let query = trx.deleteFrom(name)
    for (const column of key) query = query.where(column, '=', row[column])
    await query.execute()
  }
}
