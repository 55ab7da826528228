import { z } from 'zod'
import type { Cents } from '#contract/primitives.ts'
import type { DB } from './schema.ts'

/** Every column that holds JSON, as `table.column`. */
export type JsonColumn = {
  [Table in keyof DB]: `${Table}.${Extract<keyof DB[Table], `${string}_json`>}`
}[keyof DB]

/** A stored text that is not what its column holds. The message names the place, never the value: that may be personal. */
export class StoredJsonError extends Error {
  override readonly name = 'StoredJsonError'

  constructor(column: JsonColumn, problem: string) {
    super(`the stored JSON in ${column} cannot be read: ${problem}`)
  }
}

/** Stored texts hold integer cents, where the wire has decimal euros. */
export const StoredCents = z.custom<Cents>(
  (value) => Number.isSafeInteger(value),
  'Not a whole number of cents',
)

/** How the texts of a column are read: parsed by its schema. Throws `StoredJsonError`. */
export function jsonColumn<Schema extends z.ZodType>(
  column: JsonColumn,
  schema: Schema,
): (text: string) => z.output<Schema> {
  return (text) => {
    const result = schema.safeParse(jsonOf(column, text))
    if (result.success) return result.data
    const [issue] = result.error.issues
    throw new StoredJsonError(
      column,
      `${issue?.message} at ${z.core.toDotPath(issue?.path ?? []) || 'the top'}`,
    )
  }
}

/** What is read; undefined for a stored text that this version cannot read. */
export function readOrUndefined<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof StoredJsonError) return undefined
    throw error
  }
}

function jsonOf(column: JsonColumn, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new StoredJsonError(column, 'it is not JSON')
  }
}
