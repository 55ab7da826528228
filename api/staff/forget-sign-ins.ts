import { momentBefore, retention } from '#domain/retention.ts'
import type { Ctx } from '../context.ts'

/**
 * Deletes the lines of the log of changes about old sign-ins and refused ones (ux.md R-D6): they say when somebody worked and
 * from which device, they change nothing, and anybody can cause refused ones. Returns how many.
 */
export async function forgetSignIns(ctx: Ctx): Promise<number> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('staff_changes')
    .where('kind', 'in', ['session', 'refused-sign-in'])
    .where('changed_at', '<', momentBefore(ctx.deps.clock(), retention.staffSignIn))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
