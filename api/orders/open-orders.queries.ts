import { openStatuses } from '#domain/orders/status.ts'
import type { Ctx } from '../context.ts'
import { branchesOfStaff } from '../http/access.ts'
import { sightOf } from './order-sight.ts'

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

/** How many orders of the member's branches, as far as they concern the role, wait to be approved or rejected. */
export async function countWaitingOrders(ctx: Ctx): Promise<number> {
  const branchIds = branchesOfStaff(ctx.actor)
  const sight = await sightOf(ctx)
  let query = ctx.db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('status', '=', 'pending_approval')
  if (branchIds) query = query.where('branch_id', 'in', branchIds)
  if (sight?.deliverType) query = query.where('deliver_type', '=', sight.deliverType)
  return Number((await query.executeTakeFirstOrThrow()).count)
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
