import type { Order } from '#contract/orders.ts'
import { isFinal } from '#domain/orders/status.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../http/errors.ts'
import { loadBranchFacts } from '../settings/index.ts'
import { tokenHash } from '../platform/session-token.ts'
import { orderPath, orderToken } from './order-link.ts'
import type { OrderRow } from './orders.tables.ts'
import { showOrders } from './show-orders.ts'

/** The order of a secret link, with its branch. Throws `not_found` for an unknown token. */
export async function findOrderByToken(ctx: Ctx, token: string): Promise<Order> {
  const row = await ctx.db
    .selectFrom('orders')
    .selectAll()
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', 'There is no such order')
  return showOrderOfPage(ctx, row)
}

/** A stored order as its own page shows it: with its branch. */
export async function showOrderOfPage(ctx: Ctx, row: OrderRow): Promise<Order> {
  const [[order], branch] = await Promise.all([showOrders(ctx, [row]), loadBranchFacts(ctx, row.branch_id)])
  if (!order) throw new AppError('not_found', 'There is no such order')
  return { ...order, branch }
}

/** An order as its guest sees it, and the path of its page, relative to the shop. Throws `not_found`. */
export async function findMailedOrder(ctx: Ctx, id: string): Promise<{ order: Order; path: string }> {
  return { order: await findOrderByToken(ctx, orderToken(ctx, id)), path: orderPath(ctx, id) }
}

/** The id of the order of a secret link. Throws `not_found` for an unknown token. */
export async function findOrderId(ctx: Ctx, token: string): Promise<string> {
  const row = await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', 'There is no such order')
  return row.id
}

export type PlacedOrder = {
  id: string
  code: string
  url: string
  requestHash: string
  /** Whether it is unpaid: waiting for its payment, or expired. */
  isUnpaid: boolean
  /** Whether nothing can follow: it is completed or rejected. */
  isOver: boolean
  /** The guest it is for. */
  guest: { email: string; phone: string }
}

/** What was placed under an idempotency key before. */
export async function findPlacedOrder(ctx: Ctx, idempotencyKey: string): Promise<PlacedOrder | undefined> {
  const row = await ctx.db
    .selectFrom('orders')
    .select(['id', 'code', 'request_hash', 'email', 'phone', 'status'])
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  if (!row) return undefined
  const { id, code, request_hash: requestHash, email, phone } = row
  const isUnpaid = row.status === 'pending_payment'
  const isOver = isFinal(row.status)
  return { id, code, url: orderPath(ctx, id), requestHash, isUnpaid, isOver, guest: { email, phone } }
}
