import { openStatuses } from '#domain/orders/status.ts'
import type { Ctx } from '../context.ts'

/** Whether a branch has orders that somebody still has to do something about. */
export async function hasOpenOrders(ctx: Ctx, branchId: string): Promise<boolean> {
  const found = await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('branch_id', '=', branchId)
    .where('status', 'in', openStatuses)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether anybody has ever ordered; an order that waits for its payment is none yet. */
export async function hasPlacedOrders(ctx: Ctx): Promise<boolean> {
  const found = await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('status', '<>', 'pending_payment')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
