import type { Table } from '#contract/branches.ts'
import { MAIN_BRANCH } from '#contract/main-branch.ts'
import type { Ctx } from '../context.ts'
import { createAddressLimit } from '../http/address-limit.ts'
import { AppError } from '../http/errors.ts'
import { BRANCH_COOKIE } from '../http/cache-key.ts'
import { TABLE_COOKIE } from '../http/cookies.ts'
import { clearSeatBranch, setSeatBranch } from '../http/seat-branch.ts'
import { loadSharedSettings } from '../settings/index.ts'
import { loadBranches } from './branches.queries.ts'
import { TABLE_TOKEN_MS, tableToken } from './table-token.ts'

/** Wrong codes of one rate-limit key in a quarter of an hour. */
const MAX_TRIES = 20
/** The codes that the back office makes have this length: 59 bits, which nobody finds by trying. */
const UNGUESSABLE = 14
const YEAR_S = 365 * 24 * 3600

/**
 * Checks the code of a table. With a right code this browser keeps the table's token beside its session, and the branch
 * of the table is the chosen one; where guests choose none, for as long as the token counts. Wrong codes are counted by
 * rate-limit key, so that short codes cannot be found by trying; a right one that is long enough is never refused, because
 * a whole restaurant shares one network address with whoever guesses there or scans old codes.
 * Throws `not_found`, `too_many_requests`.
 */
export function createTableCheck(publicUrl: string | undefined): (ctx: Ctx, code: string) => Promise<Table> {
  const tries = createAddressLimit('table codes', MAX_TRIES)
  return async (ctx, code) => {
    const { deps, cookies } = ctx
    const table = await ctx.db.selectFrom('tables').selectAll().where('code', '=', code).executeTakeFirst()
    const branches = await loadBranches(deps, publicUrl)
    const branch = branches.find((one) => one.id === table?.branch_id)
    const isCounted = !branch || code.length < UNGUESSABLE
    if (isCounted) await tries.take(ctx)
    if (!table || !branch) throw new AppError('not_found', 'There is no such table')
    // A guest at a table knows one right code: it must not allow more attempts at the others.
    if (isCounted) await tries.giveBack(ctx)

    const token = tableToken(deps, table)
    cookies.set(TABLE_COOKIE, token, TABLE_TOKEN_MS / 1000)
    if ((await loadSharedSettings(deps)).HAS_BRANCH !== '') cookies.set(BRANCH_COOKIE, branch.slug, YEAR_S)
    else if (branch.id === MAIN_BRANCH) clearSeatBranch(cookies)
    else setSeatBranch(cookies, branch.slug, TABLE_TOKEN_MS / 1000)
    return { id: table.id, name: table.name, token, branch }
  }
}
