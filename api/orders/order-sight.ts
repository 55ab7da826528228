import { startOfBusinessDay } from '#domain/hours/today-end.ts'
import { isFinal } from '#domain/orders/status.ts'
import { type OrderLimit, orderLimits } from '#domain/staff/permissions.ts'
import type { Ctx } from '../context.ts'
import { staffOf } from '../http/access.ts'
import { loadSettings } from '../settings/index.ts'
import type { OrderRow } from './orders.tables.ts'

/** What the role of a member of staff leaves of the orders; `since` is when today began. */
type OrderSight = OrderLimit & { since: string }

/** Undefined for a member who sees every order whole. */
export async function sightOf(ctx: Ctx): Promise<OrderSight | undefined> {
  const limit = orderLimits[staffOf(ctx.actor).role]
  if (!limit) return undefined
  const { TIME_ZONE: zone } = await loadSettings(ctx)
  return { ...limit, since: startOfBusinessDay(ctx.deps.clock(), zone) }
}

/** Whether an order is open, or was placed or moved on today, and goes a way that concerns the member. */
export async function isInSight(ctx: Ctx, order: OrderRow): Promise<boolean> {
  const sight = await sightOf(ctx)
  if (!sight) return true
  if (sight.deliverType && order.deliver_type !== sight.deliverType) return false
  if (!isFinal(order.status) || order.placed_at >= sight.since) return true
  const moved = await ctx.db
    .selectFrom('order_status_changes')
    .select('id')
    .where('order_id', '=', order.id)
    .where('changed_at', '>=', sight.since)
    .limit(1)
    .executeTakeFirst()
  return moved !== undefined
}
