import { type Selectable, sql } from 'kysely'
import { OrderStatus } from '#contract/orders.ts'
import { fixedReasons } from '#domain/orders/reject-reasons.ts'
import { isFinal } from '#domain/orders/status.ts'
import { momentBefore, retention, receiptRetentionEnd } from '#domain/retention.ts'
import { type Ctx, isoNow, transaction } from '../context.ts'
import type { OrderRow, OrdersTables } from './orders.tables.ts'

const BATCH = 100
const finalStatuses = OrderStatus.options.filter(isFinal)

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

/**
 * Pseudonymises the orders of erased guests that are over by now, and deletes the guests of those that were never paid;
 * call it in a transaction. Returns how many.
 */
export async function restrictErased(ctx: Ctx): Promise<number> {
  const over = await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('erased_at', 'is not', null)
    .where('restricted_at', 'is', null)
    .where('status', 'in', finalStatuses)
    .execute()
  await restrict(
    ctx,
    over.map(({ id }) => id),
  )
  const { numUpdatedRows } = await deleteUnpaid(ctx).where('erased_at', 'is not', null).executeTakeFirst()
  return over.length + Number(numUpdatedRows)
}

/** Pseudonymises the guests of these orders; call it in a transaction. */
async function restrict(ctx: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await ctx.db
    .selectFrom('orders')
    .select(['id', 'placed_at', 'name', 'email', 'phone', 'address', 'address_extras', 'notes', 'user_id'])
    .where('id', 'in', ids)
    .where('restricted_at', 'is', null)
    .execute()
  if (rows.length === 0) return
  const reasons = await takeReasons(
    ctx,
    rows.map(({ id }) => id),
  )
  await ctx.db
    .insertInto('restricted_guests')
    .values(
      rows.map(({ id, placed_at, ...guest }) => ({
        order_id: id,
        ...guest,
        reasons: reasons.get(id) ?? null,
        keep_until: receiptRetentionEnd(placed_at),
      })),
    )
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute()
  await ctx.db
    .updateTable('orders')
    .set((eb) => ({
      ...nobody,
      reject_reason: eb.case().when('reject_reason', 'in', fixedReasons).then(eb.ref('reject_reason')).end(),
      restricted_at: isoNow(ctx.deps),
    }))
    .where('id', 'in', ids)
    .where('restricted_at', 'is', null)
    .execute()
}

/** Takes what the staff typed out of the histories of these orders, and returns it by the id of the order. */
async function takeReasons(ctx: Ctx, ids: readonly string[]): Promise<Map<string, string>> {
  const typed = await ctx.db
    .selectFrom('order_status_changes')
    .select(['id', 'order_id', 'reason'])
    .where('order_id', 'in', ids)
    .where('reason', 'is not', null)
    .where('reason', 'not in', fixedReasons)
    .orderBy('id')
    .execute()
  if (typed.length === 0) return new Map()
  await ctx.db
    .updateTable('order_status_changes')
    .set({ reason: null })
    .where(
      'id',
      'in',
      typed.map(({ id }) => id),
    )
    .execute()
  const byOrder = Map.groupBy(typed, ({ order_id }) => order_id)
  return new Map([...byOrder].map(([id, changes]) => [id, changes.map(({ reason }) => reason).join('\n')]))
}

/**
 * Keeps one more text about the guest of a pseudonymised order, as long as the guest is kept; call it in a transaction that
 * takes the text from where it was.
 */
export async function keepReason(ctx: Ctx, orderId: string, reason: string): Promise<void> {
  await ctx.db
    .updateTable('restricted_guests')
    .set({ reasons: sql<string>`coalesce(reasons || ${'\n'}, '') || ${reason}` })
    .where('order_id', '=', orderId)
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
    .select(['order_id', 'name', 'email', 'phone', 'address', 'address_extras', 'notes', 'reasons'])
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
  const { numUpdatedRows } = await deleteUnpaid(ctx)
    .where('closed_at', '<', momentBefore(ctx.deps.clock(), retention.unpaidOrder))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Deletes the guests of expired orders: no law asks for them, because the orders never came into force. */
const deleteUnpaid = (ctx: Ctx) =>
  ctx.db
    .updateTable('orders')
    .set({ ...nobody, user_id: null, restricted_at: isoNow(ctx.deps) })
    .where('status', '=', 'pending_payment')
    .where('closed_at', 'is not', null)
    .where('restricted_at', 'is', null)
