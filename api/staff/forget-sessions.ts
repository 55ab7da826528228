import type { Ctx } from '../context.ts'

/** Sweeps out sessions of the staff that are over (ux.md R-D6). */
export async function forgetStaffSessions(ctx: Ctx): Promise<number> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('staff_sessions')
    .where('expires_at', '<=', new Date(ctx.deps.clock()).toISOString())
    .executeTakeFirst()
  return Number(numDeletedRows)
}
