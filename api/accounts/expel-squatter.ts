import type { Ctx } from '../context.ts'
import { dropOneTimePasswords } from './one-time-password.ts'
import { closeSessions } from './sessions.ts'

/**
 * Whoever shows to read the mail of an address gets the account that was opened with it and never confirmed; what the
 * other person may come back with goes: sessions, mailed passwords and social identities. The password is the caller's to
 * take, with the row that it holds already.
 */
export async function expelSquatter(ctx: Ctx, userId: string): Promise<void> {
  await closeSessions(ctx, userId)
  await dropOneTimePasswords(ctx, userId)
  await ctx.db.deleteFrom('social_identities').where('user_id', '=', userId).execute()
}
