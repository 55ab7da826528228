import type { CartItem } from '#contract/cart.ts'
import type { Ctx } from '../context.ts'
import { readChosenItem } from './stored-line.ts'

/** What was ordered, without who ordered it. */
export type RecentCart = { areaId: string | null; items: CartItem[] }

/** The carts of the last orders, the newest first. */
export async function readRecentCarts(ctx: Pick<Ctx, 'db'>, limit: number): Promise<RecentCart[]> {
  const orders = await ctx.db
    .selectFrom('orders')
    .select(['id', 'area_id'])
    .where('is_test', '=', 0)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  if (orders.length === 0) return []
  const lines = await ctx.db
    .selectFrom('order_lines')
    .select(['order_id', 'item_json'])
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .orderBy('order_id')
    .orderBy('position')
    .execute()
  const linesOf = Map.groupBy(lines, (line) => line.order_id)
  return orders.map(({ id, area_id }) => ({
    areaId: area_id,
    items: (linesOf.get(id) ?? []).map(({ item_json }) => readChosenItem(item_json)),
  }))
}
