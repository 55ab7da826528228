import { type Ctx, isoAt, isoNow } from '../context.ts'
import { TABLE_COOKIE } from '../http/cookies.ts'
import { clearSeatBranch } from '../http/seat-branch.ts'
import { TABLE_TOKEN_MS } from './table-token.ts'

/** Ends the token of the table this call was made with, and takes its cookie; a session of the browser stays. */
export async function leaveTable(ctx: Ctx): Promise<void> {
  if (ctx.actor.kind !== 'table') return
  // No token is good for longer than this from now on.
  const expiresAt = isoAt(ctx.deps.clock() + TABLE_TOKEN_MS)
  await ctx.db
    .insertInto('ended_table_tokens')
    .values({ token_hash: ctx.actor.session, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  ctx.cookies.set(TABLE_COOKIE, '', 0)
  clearSeatBranch(ctx.cookies)
}

/** Sweeps out ended tokens that would be over by now anyway. */
export async function forgetEndedTableTokens(ctx: Ctx): Promise<number> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('ended_table_tokens')
    .where('expires_at', '<=', isoNow(ctx.deps))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
