import type { DatabaseSync, SQLInputValue } from 'node:sqlite'

type Column = { name: string; type: string; notnull: number; dflt_value: string | null; pk: number }
type Reference = { from: string; table: string; to: string }
export type FilledRow = { table: string; row: Record<string, SQLInputValue> }

const NUMBERS = [0, 1, 2, 12]
const AT = '2026-01-02T03:04:05.000Z'

/**
 * Gives every empty table of a SQLite database one row that its checks and references accept, and answers the rows. Tables
 * come after those that they refer to.
 */
export function fillEmptyTables(raw: DatabaseSync): FilledRow[] {
  const filled: FilledRow[] = []
  let waiting = emptyTables(raw)
  while (waiting.length > 0) {
    const left = waiting.filter((table) => {
      const row = insertRow(raw, table)
      if (row) filled.push({ table, row })
      return row === undefined
    })
    if (left.length === waiting.length) throw new Error(`cannot fill ${left.join(', ')}`)
    waiting = left
  }
  return filled
}

function emptyTables(raw: DatabaseSync): string[] {
  const tables = raw
    .prepare(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name <> 'migrations'",
    )
    .all()
    .map(({ name }) => String(name))
  return tables.filter((table) => raw.prepare(`select 1 from ${table} limit 1`).get() === undefined)
}

/** The row that was written; undefined while a table that it refers to is empty. */
function insertRow(raw: DatabaseSync, table: string): FilledRow['row'] | undefined {
  const refused: unknown[] = []
  // Sums want nothing, quantities at least one.
  for (const number of NUMBERS) {
    const row = rowFor(raw, table, number)
    if (!row) return undefined
    try {
      insert(raw, table, row)
      return row
    } catch (error) {
      refused.push(error)
    }
  }
  throw new Error(`no row fits ${table}: ${refused.join('; ')}`)
}

/** A row of a table; undefined while a table that it refers to is empty. */
function rowFor(raw: DatabaseSync, table: string, number: number): FilledRow['row'] | undefined {
  const columns = raw.prepare(`pragma table_info(${table})`).all() as unknown as Column[]
  const references = raw.prepare(`pragma foreign_key_list(${table})`).all() as unknown as Reference[]
  const { sql: source } = raw.prepare('select sql from sqlite_schema where name = ?').get(table) as {
    sql: string
  }
  const row: FilledRow['row'] = {}
  for (const column of columns) {
    const reference = references.find(({ from }) => from === column.name)
    if (!reference) {
      // What may be empty stays empty: checks over several columns allow that.
      if (column.notnull === 1 || column.pk > 0)
        row[column.name] = valueFor(column, { table, source, number })
      continue
    }
    const isOwn = reference.table === table
    const found = raw.prepare(`select ${reference.to ?? 'id'} as value from ${reference.table} limit 1`).get()
    if (found) row[column.name] = found['value'] as SQLInputValue
    else if (column.notnull === 1 && !isOwn) return undefined
  }
  return row
}

function valueFor(
  { name, type }: Column,
  { table, source, number }: { table: string; source: string; number: number },
): SQLInputValue {
  const [, choices] = new RegExp(`\\b${name} in \\(([^)]*)\\)`, 'i').exec(source) ?? []
  const [first = ''] = choices?.split(',') ?? []
  if (choices) return type.toLowerCase() === 'integer' ? Number(first) : first.trim().replaceAll("'", '')
  if (type.toLowerCase() === 'integer') return number
  if (type.toLowerCase() === 'blob') return new Uint8Array([number])
  if (name.endsWith('_json')) return '{}'
  if (/_at$|_until$|^at$/.test(name)) return AT
  return `${table}.${name}`
}

function insert(raw: DatabaseSync, table: string, row: FilledRow['row']): void {
  const names = Object.keys(row)
  raw
    .prepare(`insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`)
    .run(...Object.values(row))
}
