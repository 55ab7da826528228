import { type Ctx, isoNow } from '../context.ts'

/** Deletes expired sessions of the staff (ux.md R-D6). */
export async function forgetStaffSessions(ctx: Ctx): Promise<number> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('staff_sessions')
    .where('expires_at', '<=', isoNow(ctx.deps))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
