const UNIQUE_VIOLATION = '23505'
/** SQLITE_CONSTRAINT_UNIQUE and SQLITE_CONSTRAINT_PRIMARYKEY. */
const SQLITE_UNIQUE = new Set([2067, 1555])

/** Whether an insert into a table failed because a row with the same key already exists. */
export function isDuplicate(error: unknown, table: string): boolean {
  if (!(error instanceof Error)) return false
  const { code, table: failed, errcode } = error as { code?: unknown; table?: unknown; errcode?: unknown }
  if (code === UNIQUE_VIOLATION) return failed === table
  return SQLITE_UNIQUE.has(Number(errcode)) && error.message.includes(`: ${table}.`)
}
