import type { Order } from '#contract/orders.ts'
import type { Ctx } from '../context.ts'
import { orderPath, orderToken } from './order-link.ts'
import { findOrderByToken } from './orders.queries.ts'

/** An order as its guest sees it, and the path of its page, relative to the shop. Throws `not_found`. */
export async function findMailedOrder(ctx: Ctx, id: string): Promise<{ order: Order; path: string }> {
  return { order: await findOrderByToken(ctx, orderToken(ctx, id)), path: orderPath(ctx, id) }
}
