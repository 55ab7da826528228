import { momentBefore, retention } from '#domain/retention.ts'
import type { Ctx } from '../context.ts'

/** Deletes reservations after their retention period (ux.md R-D6). */
export async function forgetReservations(ctx: Ctx): Promise<number> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('reservations')
    .where('reserved_at', '<', momentBefore(ctx.deps.clock(), retention.reservation))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
