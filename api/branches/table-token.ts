import { timingSafeEqual } from 'node:crypto'
import type { Deps } from '../context.ts'
import { signature } from '../platform/digest.ts'

const HOUR_MS = 3_600_000
/** Longer than a meal; guests who stay longer scan the code again. */
export const TABLE_TOKEN_MS = 6 * HOUR_MS

type Seat = { id: string; code: string }

/**
 * A token that stands for a table for six hours. It is not stored until somebody leaves the table: it is signed with the key of the system, and with
 * the code of the table, so that a new code ends every token made with the old one.
 */
export function tableToken(deps: Deps, table: Seat): string {
  const until = String(deps.clock() + TABLE_TOKEN_MS)
  return ['table', table.id, until, sign(deps, table, until)].join('~')
}

/** The table id that a token claims, and the check that needs the table itself. Undefined for other tokens. */
export function readTableToken(
  deps: Deps,
  token: string,
): { tableId: string; isGenuine(table: Seat): boolean } | undefined {
  const [kind, tableId, until, signed, ...rest] = token.split('~')
  if (kind !== 'table' || !tableId || !until || !signed || rest.length > 0) return undefined
  if (!/^\d{1,16}$/.test(until) || Number(until) <= deps.clock()) return undefined
  return {
    tableId,
    isGenuine(table) {
      const [given, right] = [Buffer.from(signed), Buffer.from(sign(deps, table, until))]
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}

function sign(deps: Deps, { id, code }: Seat, until: string): string {
  return signature(deps.secret, JSON.stringify(['table', id, code, until]))
}
