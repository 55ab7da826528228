import type { Order } from '#contract/orders.ts'
import { ORDERS_PER_PAGE } from '#domain/limits.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../http/errors.ts'
import { orderToken } from './order-link.ts'
import { showOrders } from './show-orders.ts'

type Place = { placed_at: string; id: string }

/**
 * Orders of an account, the newest first; `before` is the code of the last order of the page before. Throws `not_found` for
 * a code that is none of this account's.
 */
export async function listMyOrders(
  ctx: Ctx,
  userId: string,
  { before, limit }: { before?: string | undefined; limit?: number | undefined },
): Promise<Order[]> {
  const last = before === undefined ? undefined : await findRow(ctx, userId, before)
  return showOrders(ctx, await myOrdersQuery(ctx, userId, last, limit).execute())
}

/**
 * One order of an account with the secret of its link. Throws `not_found` for an order of another account as for an
 * unknown one.
 */
export async function findMyOrder(
  ctx: Ctx,
  userId: string,
  code: string,
): Promise<Order & { token: string }> {
  const [order] = await showOrders(ctx, [await findRow(ctx, userId, code)])
  if (!order) throw new AppError('not_found', 'There is no such order')
  return { ...order, token: orderToken(ctx, order.id) }
}

/** One page of the orders of an account after a cursor. */
export function myOrdersQuery(
  ctx: Pick<Ctx, 'db'>,
  userId: string,
  last: Place | undefined,
  limit = ORDERS_PER_PAGE,
) {
  const mine = ctx.db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '<>', 'pending_payment')
  const page = last
    ? mine.where((eb) => eb(eb.refTuple('placed_at', 'id'), '<', eb.tuple(last.placed_at, last.id)))
    : mine
  return page.orderBy('placed_at', 'desc').orderBy('id', 'desc').limit(limit)
}

async function findRow(ctx: Ctx, userId: string, code: string) {
  const row = await ctx.db
    .selectFrom('orders')
    .selectAll()
    .where('code', '=', code)
    .where('user_id', '=', userId)
    .where('status', '<>', 'pending_payment')
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', 'There is no such order')
  return row
}
