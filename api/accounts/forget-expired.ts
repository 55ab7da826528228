import { type Ctx, isoNow } from '../context.ts'

const expiring = [
  'user_sessions',
  'one_time_passwords',
  'social_tries',
  'social_tickets',
  'used_proofs',
] as const

/** Deletes expired sessions, mailed passwords and unfinished social logins (ux.md R-D6). */
export async function forgetExpired(ctx: Ctx): Promise<number> {
  const now = isoNow(ctx.deps)
  let count = 0
  for (const table of expiring) {
    const { numDeletedRows } = await ctx.db
      .deleteFrom(table)
      .where('expires_at', '<=', now)
      .executeTakeFirst()
    count += Number(numDeletedRows)
  }
  return count
}
