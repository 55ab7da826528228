import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import { Order } from '#contract/orders.ts'
import { localDateOf, startOfDay } from '#domain/hours/spans.ts'
import { csvHead, orderCsv } from '#domain/orders/order-csv.ts'
import type { Ctx } from '../context.ts'
import { branchesOfStaff } from '../http/access.ts'
import type { FileAnswer } from '../http/mount-file.ts'
import { loadSettings } from '../settings/index.ts'
import { loadHistories } from './order-history.ts'
import type { OrderRow } from './orders.tables.ts'
import { findRestrictedGuests, type RestrictedGuest } from './restricted-guests.ts'
import { showOrders } from './show-orders.ts'

/** So many orders are in memory at a time, and encoded before other requests get their turn. */
const BATCH = 25

type Period = { from: string; to: string; format: 'csv' | 'json' }
type Exported = { row: OrderRow; order: Order; guest: RestrictedGuest | undefined }

/**
 * All orders of some days of the restaurant, first and last included, for the books and the tax office (ux.md R-T8). They
 * are read in batches while the file is sent: memory stays constant, other requests are answered in between, and nothing
 * more is read for a client that has gone.
 */
export async function exportOrders(ctx: Ctx, { from, to, format }: Period): Promise<FileAnswer> {
  const { TIME_ZONE: zone } = await loadSettings(ctx)
  const start = (date: string, days = 0) =>
    new Date(startOfDay(Temporal.PlainDate.from(date).add({ days }), zone)).toISOString()
  const batches = readBatches(ctx, start(from), start(to, 1))
  const name = `orders-${from}-${to}.${format}`
  return format === 'csv'
    ? { name, type: 'text/csv; charset=utf-8', parts: csv(batches, zone) }
    : { name, type: 'application/json; charset=utf-8', parts: json(ctx, batches) }
}

async function* csv(batches: AsyncIterable<Exported[]>, zone: string): AsyncGenerator<string> {
  yield csvHead
  for await (const batch of batches) yield batch.map((one) => rowsOf(one, zone)).join('')
}

async function* json(ctx: Ctx, batches: AsyncIterable<Exported[]>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const batch of batches) {
    const histories = await loadHistories(
      ctx,
      batch.map(({ row }) => row.id),
    )
    // Reading and encoding are a turn each.
    await nextTurn()
    const entries = batch.map(({ row, order, guest }) =>
      JSON.stringify({
        ...z.encode(Order, order),
        branchId: row.branch_id,
        language: row.language,
        userId: row.user_id,
        email: row.email,
        phone: row.phone,
        restrictedAt: row.restricted_at,
        restrictedGuest: guest ?? null,
        changes: histories.get(row.id) ?? [],
      }),
    )
    yield separator + entries.join(',\n')
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

/** Orders of the member's branches, from an instant up to another one, the first first, a batch at a time; none is empty. */
async function* readBatches(ctx: Ctx, from: string, until: string): AsyncGenerator<Exported[]> {
  const branchIds = branchesOfStaff(ctx.actor)
  let last = { placed_at: from, id: '' }
  for (;;) {
    const orders = ctx.db
      .selectFrom('orders')
      .selectAll()
      .where('status', '<>', 'pending_payment')
      .where('is_test', '=', 0)
    const rows = await (branchIds ? orders.where('branch_id', 'in', branchIds) : orders)
      .where('placed_at', '<', until)
      .where((eb) => eb(eb.refTuple('placed_at', 'id'), '>', eb.tuple(last.placed_at, last.id)))
      .orderBy('placed_at')
      .orderBy('id')
      .limit(BATCH)
      .execute()
    const end = rows.at(-1)
    if (!end) return
    const shown = await showOrders(ctx, rows)
    const guests = await findRestrictedGuests(
      ctx,
      rows.map(({ id }) => id),
    )
    yield rows.flatMap((row, index) => {
      const order = shown[index]
      return order ? [{ row, order, guest: guests.get(row.id) }] : []
    })
    if (rows.length < BATCH) return
    last = end
    // SQLite answers within the turn: without this the whole export would be a single one.
    await nextTurn()
  }
}

function rowsOf({ row, order, guest }: Exported, zone: string): string {
  const { payment } = order
  const added = payment.taxItems.map(({ name, value }) => ({
    name,
    rate: 0,
    gross: null,
    net: null,
    tax: value,
  }))
  const included = payment.includedTaxes.map(({ value, ...tax }) => ({ ...tax, tax: value }))
  return orderCsv({
    receiptNumber: order.receiptNumber,
    code: order.code,
    placedAt: `${localDateOf(order.createdAt, zone).toString()} ${clock(order.createdAt, zone)}`,
    status: order.status,
    deliverType: order.deliverType,
    paymentMethod: payment.method,
    name: guest?.name ?? row.name,
    goods: payment.cartTotal,
    deposit: payment.deposit,
    delivery: payment.deliver,
    discount: payment.discount,
    tip: payment.tip,
    total: payment.total,
    items: order.items.map(({ qty, name }) => `${qty} × ${name}`).join(', '),
    taxes: [...added, ...included],
  })
}

const clock = (instant: string, zone: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'second' })
