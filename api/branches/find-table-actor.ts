import type { Actor } from '../actor.ts'
import type { Deps } from '../context.ts'
import { tokenHash } from '../platform/session-token.ts'
import { readTableToken } from './table-token.ts'

/** The table of this token; undefined when the token is forged, expired or ended, or when the table is gone. */
export async function findTableActor(deps: Deps, token: string): Promise<Actor | undefined> {
  const claim = readTableToken(deps, token)
  if (!claim) return undefined
  const table = await deps.db
    .selectFrom('tables')
    .selectAll()
    .where('id', '=', claim.tableId)
    .executeTakeFirst()
  if (!table || !claim.isGenuine(table)) return undefined
  const session = tokenHash(token)
  const ended = await deps.db
    .selectFrom('ended_table_tokens')
    .select('token_hash')
    .where('token_hash', '=', session)
    .executeTakeFirst()
  if (ended) return undefined
  return {
    kind: 'table',
    tableId: table.id,
    name: table.name,
    branchId: table.branch_id,
    session,
  }
}
