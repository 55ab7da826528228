import type { Order } from '#contract/orders.ts'
import { ORDERS_PER_PAGE } from '#domain/limits.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../http/errors.ts'
import { orderToken } from './order-link.ts'
import { showOrderOfPage } from './orders.queries.ts'
import { showOrders } from './show-orders.ts'

type Place = { placed_at: string; id: string }

type Page = { data: Order[]; meta: { next: string | null } | undefined }

/**
 * Orders of an account, the newest first: all of them, or a page without and with `before`, which is `meta.next` of the page
 * before. Throws `not_found` for a code that is none of this account's.
 */
export async function listMyOrders(
  ctx: Ctx,
  userId: string,
  asked: { before?: string | undefined; limit?: number | undefined },
): Promise<Page> {
  const { before, limit = ORDERS_PER_PAGE } = asked
  if (before === undefined && asked.limit === undefined) {
    const rows = await myOrdersQuery(ctx, userId, undefined).execute()
    return { data: await showOrders(ctx, rows), meta: undefined }
  }
  const cursor = before === undefined ? undefined : await findRow(ctx, userId, before)
  const rows = await myOrdersQuery(ctx, userId, cursor)
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const next = rows.length > limit ? page.at(-1) : undefined
  return { data: await showOrders(ctx, page), meta: { next: next?.code ?? null } }
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
  const order = await showOrderOfPage(ctx, await findRow(ctx, userId, code))
  return { ...order, token: orderToken(ctx, order.id) }
}

/** The orders of an account after a cursor. */
export function myOrdersQuery(ctx: Pick<Ctx, 'db'>, userId: string, last: Place | undefined) {
  const mine = ctx.db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '<>', 'pending_payment')
  const page = last
    ? mine.where((eb) => eb(eb.refTuple('placed_at', 'id'), '<', eb.tuple(last.placed_at, last.id)))
    : mine
  return page.orderBy('placed_at', 'desc').orderBy('id', 'desc')
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
