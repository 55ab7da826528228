import type { z } from 'zod'
import { type JsonColumn, jsonColumn, readOrUndefined } from './json-column.ts'

/** How the values of a column are read, and what stands instead of one that cannot be. Null is always read. */
type Reading = { read: (value: string) => unknown; instead: string | null }

/** A row whose values can all be read; `unreadable` are the stored ones that others stand instead of. */
export type Readable<Row> = Row & { unreadable?: Readonly<Record<string, unknown>> }

/** A column of JSON that has to match a schema. */
export const jsonReading = (column: JsonColumn, schema: z.ZodType, instead: string | null): Reading => ({
  read: jsonColumn(column, schema),
  instead,
})

/** A column of plain texts that have to match a schema. */
export const textReading = (schema: z.ZodType, instead: string | null): Reading => ({
  read: (text) => schema.safeParse(text).data,
  instead,
})

/**
 * Rows of what is published, without the values that this version cannot read: another version or a hand may have written
 * them, and one of them must not take everything else along.
 */
export function readableRows<Row extends object>(
  rows: readonly Row[],
  readings: { readonly [Column in keyof Row]?: Reading },
): Readable<Row>[] {
  const columns = Object.entries(readings) as [keyof Row & string, Reading][]
  return rows.map((row) => {
    const wrong = columns.filter(([column, reading]) => !isReadable(row[column], reading))
    if (wrong.length === 0) return row
    const instead = Object.fromEntries(wrong.map(([column, reading]) => [column, reading.instead]))
    return {
      ...row,
      ...instead,
      unreadable: Object.fromEntries(wrong.map(([column]) => [column, row[column]])),
    }
  })
}

function isReadable(value: unknown, { read, instead }: Reading): boolean {
  if (value === null || value === instead) return true
  return typeof value === 'string' && readOrUndefined(() => read(value)) !== undefined
}
