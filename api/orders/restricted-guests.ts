import type { Selectable } from 'kysely'
import { momentBefore, retention, receiptRetentionEnd } from '#domain/retention.ts'
import { type Ctx, isoNow, transaction } from '../context.ts'
import type { OrderRow, OrdersTables } from './orders.tables.ts'

const BATCH = 100

const nobody = {
  name: '',
  email: '',
  phone: '',
  address: null,
  address_extras: null,
  lat_micro: null,
  lng_micro: null,
  notes: null,
  idempotency_key: null,
  guest_key: null,
  request_hash: '',
}

/**
 * Pseudonymises the guests of old orders (ux.md R-D6): daily work sees what was ordered and what it cost, not by whom.
 * The law requires the receipts for years, so the guest is kept in a table that only the export for the tax office
 * reads. Returns how many orders.
 */
export async function restrictOldOrders(ctx: Ctx): Promise<number> {
  const limit = momentBefore(ctx.deps.clock(), retention.orderInSight)
  let count = 0
  for (;;) {
    const rows = await ctx.db
      .selectFrom('orders')
      .select('id')
      .where('restricted_at', 'is', null)
      .where('placed_at', '<', limit)
      .limit(BATCH)
      .execute()
    if (rows.length === 0) return count
    await transaction(ctx, (ctx) =>
      restrict(
        ctx,
        rows.map(({ id }) => id),
      ),
    )
    count += rows.length
  }
}

/** Pseudonymises the guests of these orders; call it in a transaction. */
export async function restrict(ctx: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await ctx.db
    .selectFrom('orders')
    .select(['id', 'placed_at', 'name', 'email', 'phone', 'address', 'address_extras', 'notes', 'user_id'])
    .where('id', 'in', ids)
    .where('restricted_at', 'is', null)
    .execute()
  if (rows.length === 0) return
  await ctx.db
    .insertInto('restricted_guests')
    .values(
      rows.map(({ id, placed_at, ...guest }) => ({
        order_id: id,
        ...guest,
        keep_until: receiptRetentionEnd(placed_at),
      })),
    )
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute()
  await ctx.db
    .updateTable('orders')
    .set({ ...nobody, restricted_at: isoNow(ctx.deps) })
    .where('id', 'in', ids)
    .where('restricted_at', 'is', null)
    .execute()
}

export type RestrictedGuest = Omit<
  Selectable<OrdersTables['restricted_guests']>,
  'order_id' | 'user_id' | 'keep_until'
>

/** The guests of those of some orders that were pseudonymised, by the id of the order. */
export async function findRestrictedGuests(
  ctx: Ctx,
  orders: readonly Pick<OrderRow, 'id' | 'restricted_at'>[],
): Promise<Map<string, RestrictedGuest>> {
  const ids = orders.filter(({ restricted_at }) => restricted_at !== null).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .selectFrom('restricted_guests')
    .select(['order_id', 'name', 'email', 'phone', 'address', 'address_extras', 'notes'])
    .where('order_id', 'in', ids)
    .execute()
  return new Map(rows.map(({ order_id, ...guest }) => [order_id, guest]))
}

/** Deletes the guest of an order when the retention period is over. The order itself stays. Returns how many. */
export async function forgetGuests(ctx: Ctx): Promise<number> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('restricted_guests')
    .where('keep_until', '<=', isoNow(ctx.deps))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes the guests of orders that were never paid. Returns how many. */
export async function forgetUnpaid(ctx: Ctx): Promise<number> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('orders')
    .set({ ...nobody, user_id: null, restricted_at: isoNow(ctx.deps) })
    .where('status', '=', 'pending_payment')
    .where('closed_at', '<', momentBefore(ctx.deps.clock(), retention.unpaidOrder))
    .where('restricted_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
