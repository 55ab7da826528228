import type { Order } from '#contract/orders.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../http/problem.ts'
import { orderPath, tokenHash } from './order-link.ts'
import { showOrders } from './show-orders.ts'

/** The order of a secret link. Throws `not_found` for every token that is not one. */
export async function findOrderByToken(ctx: Ctx, token: string): Promise<Order> {
  const row = await ctx.db
    .selectFrom('orders')
    .selectAll()
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst()
  const [order] = row ? await showOrders(ctx, [row]) : []
  if (!order) throw new AppError('not_found', 'There is no such order')
  return order
}

/** Which order a secret link leads to. Throws `not_found` for every token that is not one. */
export async function findOrderId(ctx: Ctx, token: string): Promise<string> {
  const row = await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', 'There is no such order')
  return row.id
}

/** What was placed under an idempotency key before. */
export async function findPlacedOrder(
  ctx: Ctx,
  idempotencyKey: string,
): Promise<{ id: string; code: string; url: string; requestHash: string } | undefined> {
  const row = await ctx.db
    .selectFrom('orders')
    .select(['id', 'code', 'request_hash'])
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  return row && { id: row.id, code: row.code, url: orderPath(ctx, row.id), requestHash: row.request_hash }
}
