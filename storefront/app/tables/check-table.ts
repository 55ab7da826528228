import { apiBase, callHeaders } from '../http/api-base.ts'
import { withDeadline } from '../http/with-deadline.ts'
import type { StoredTable } from './stored-table.ts'

/** The server's answer to a code: the table and its branch, or why there is none. */
type TableAnswer =
  | { kind: 'table'; table: StoredTable; branch: TableBranch }
  | { kind: 'unknown' }
  | { kind: 'too-many' }
  | { kind: 'lost' }

export type TableBranch = { id: string; slug: string }

/** Asks about the code on a table; from then on this browser sits at it. Never throws. Without zod: every page has it. */
export async function checkTable(code: string): Promise<TableAnswer> {
  try {
    const response = await fetch(`${apiBase()}/tables/${encodeURIComponent(code)}`, {
      headers: callHeaders(),
      credentials: 'include',
      signal: withDeadline(),
    })
    if (response.status === 404) return { kind: 'unknown' }
    if (response.status === 429) return { kind: 'too-many' }
    if (!response.ok) return { kind: 'lost' }
    const { data } = (await response.json()) as { data: StoredTable & { branch: TableBranch } }
    return { kind: 'table', table: { id: data.id, name: data.name }, branch: data.branch }
  } catch {
    return { kind: 'lost' }
  }
}
