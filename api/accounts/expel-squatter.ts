import type { Ctx } from '../context.ts'
import { dropOneTimePasswords } from './one-time-password.ts'
import { closeSessions } from './sessions.ts'

/**
 * A person who proves to receive the mail of an address takes over the account that was opened with it and never
 * confirmed. Everything that the previous person could come back with is removed: sessions, mailed passwords and social
 * identities. The caller removes the password, because it already holds the row.
 */
export async function expelSquatter(ctx: Ctx, userId: string): Promise<void> {
  await closeSessions(ctx, userId)
  await dropOneTimePasswords(ctx, userId)
  await ctx.db.deleteFrom('social_identities').where('user_id', '=', userId).execute()
}
