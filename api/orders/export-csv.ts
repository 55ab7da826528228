import { localTimes } from '#domain/hours/local-times.ts'
import { csvHead, orderCsv } from '#domain/orders/order-csv.ts'
import type { Ctx } from '../context.ts'
import { builtOnce } from '../db/built-once.ts'
import { type Batch, BATCH, batchQuery } from './order-batches.ts'
import type { OrderRow } from './orders.tables.ts'
import { withReceiptNumbers } from './receipt-numbers.ts'
import { findRestrictedGuests } from './restricted-guests.ts'
import { readLineName } from './stored-line.ts'

/** What the rows of the file are made of: an order with its lines and taxes has three times as many columns. */
export const BOOKED_COLUMNS = {
  orders: [
    'id',
    'receipt_number',
    'code',
    'placed_at',
    'status',
    'is_test',
    'deliver_type',
    'payment_method',
    'name',
    'restricted_at',
    'goods_cents',
    'deposit_cents',
    'delivery_cents',
    'discount_cents',
    'tip_cents',
    'total_cents',
    'refunded_cents',
  ],
  order_lines: ['order_id', 'qty', 'text_json'],
  order_taxes: [
    'order_id',
    'is_included',
    'name',
    'rate_basis_points',
    'gross_cents',
    'net_cents',
    'tax_cents',
  ],
} as const

type BookedRow = Pick<OrderRow, (typeof BOOKED_COLUMNS.orders)[number]>
type OfOrders = { orderIds: readonly string[] }

/** The orders of a batch as far as the file says of them. */
export const readBooked = builtOnce((db, batch: Batch) =>
  batchQuery(db, batch, BATCH).select(BOOKED_COLUMNS.orders),
)

const readLines = builtOnce((db, { orderIds }: OfOrders) =>
  db
    .selectFrom('order_lines')
    .select(BOOKED_COLUMNS.order_lines)
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('position'),
)

/** What was added to the prices comes before what they include. */
const readTaxes = builtOnce((db, { orderIds }: OfOrders) =>
  db
    .selectFrom('order_taxes')
    .select(BOOKED_COLUMNS.order_taxes)
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('is_included')
    .orderBy('position'),
)

type LineRow = Awaited<ReturnType<typeof readLines>>[number]
type TaxRow = Awaited<ReturnType<typeof readTaxes>>[number]

/** The orders as rows of a table, with a row for each rate; times are those of the zone. */
export async function* csvOf(
  ctx: Ctx,
  batches: AsyncIterable<BookedRow[]>,
  zone: string,
): AsyncGenerator<string> {
  yield csvHead
  const localTime = localTimes(zone)
  for await (const stored of batches) {
    const rows = await withReceiptNumbers(ctx, stored)
    const orderIds = rows.map(({ id }) => id)
    const lines = Map.groupBy(await readLines(ctx.db, { orderIds }), (line) => line.order_id)
    const taxes = Map.groupBy(await readTaxes(ctx.db, { orderIds }), (tax) => tax.order_id)
    const guests = await findRestrictedGuests(ctx, rows)
    yield rows
      .map((row) =>
        orderCsv({
          receiptNumber: row.receipt_number,
          code: row.code,
          placedAt: localTime(row.placed_at),
          status: row.status,
          deliverType: row.deliver_type,
          paymentMethod: row.payment_method,
          name: guests.get(row.id)?.name ?? row.name,
          goods: row.goods_cents,
          deposit: row.deposit_cents,
          delivery: row.delivery_cents,
          discount: row.discount_cents,
          tip: row.tip_cents,
          total: row.total_cents,
          refunded: row.refunded_cents,
          items: itemsOf(lines.get(row.id) ?? []),
          taxes: (taxes.get(row.id) ?? []).map(bookedTax),
        }),
      )
      .join('')
  }
}

const itemsOf = (lines: readonly LineRow[]): string =>
  lines.map(({ qty, text_json }) => `${qty} × ${readLineName(text_json).name}`).join(', ')

function bookedTax({ is_included, name, rate_basis_points, gross_cents, net_cents, tax_cents }: TaxRow) {
  return is_included === 1
    ? { name, rate: rate_basis_points / 100, gross: gross_cents ?? 0, net: net_cents ?? 0, tax: tax_cents }
    : { name, rate: 0, gross: null, net: null, tax: tax_cents }
}
