import { z } from 'zod'
import { Order } from '#contract/orders.ts'
import { localDateOf, startOfDay } from '#domain/hours/spans.ts'
import { csvHead, orderCsv } from '#domain/orders/order-csv.ts'
import type { Ctx } from '../context.ts'
import { branchOfStaff } from '../http/access.ts'
import type { FileAnswer } from '../http/mount-file.ts'
import { loadSettings } from '../settings/index.ts'
import { loadHistory } from './order-history.ts'
import type { OrderRow } from './orders.tables.ts'
import { findRestrictedGuests, type RestrictedGuest } from './restricted-guests.ts'
import { showOrders } from './show-orders.ts'

const PAGE_SIZE = 200

type Period = { from: string; to: string; format: 'csv' | 'json' }
type Exported = { row: OrderRow; order: Order; guest: RestrictedGuest | undefined }

/** All orders of some days of the restaurant, first and last included, for the books and the tax office (ux.md R-T8). */
export async function exportOrders(ctx: Ctx, { from, to, format }: Period): Promise<FileAnswer> {
  const { TIME_ZONE: zone } = await loadSettings(ctx)
  const start = (date: string, days = 0) =>
    new Date(startOfDay(Temporal.PlainDate.from(date).add({ days }), zone)).toISOString()
  const pages = readPages(ctx, start(from), start(to, 1))
  const name = `orders-${from}-${to}.${format}`
  return format === 'csv'
    ? { name, type: 'text/csv; charset=utf-8', parts: csv(pages, zone) }
    : { name, type: 'application/json; charset=utf-8', parts: json(ctx, pages) }
}

async function* csv(pages: AsyncIterable<Exported[]>, zone: string): AsyncGenerator<string> {
  yield csvHead
  for await (const page of pages) yield page.map((one) => rowsOf(one, zone)).join('')
}

async function* json(ctx: Ctx, pages: AsyncIterable<Exported[]>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const page of pages) {
    for (const { row, order, guest } of page) {
      const { email, phone, branch_id, language, user_id } = row
      const entry = {
        ...z.encode(Order, order),
        branchId: branch_id,
        language,
        userId: user_id,
        email,
        phone,
        restrictedAt: row.restricted_at,
        restrictedGuest: guest ?? null,
        changes: await loadHistory(ctx, row.id),
      }
      yield before + JSON.stringify(entry)
      before = ',\n'
    }
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

/** Orders of the member's branch, or of all, from an instant up to another one, the first first, a page at a time. */
async function* readPages(ctx: Ctx, from: string, until: string): AsyncGenerator<Exported[]> {
  const branchId = branchOfStaff(ctx.actor)
  let last = { placed_at: from, id: '' }
  for (;;) {
    const orders = ctx.db.selectFrom('orders').selectAll().where('status', '<>', 'pending_payment')
    const rows = await (branchId === null ? orders : orders.where('branch_id', '=', branchId))
      .where('placed_at', '<', until)
      .where((eb) => eb(eb.refTuple('placed_at', 'id'), '>', eb.tuple(last.placed_at, last.id)))
      .orderBy('placed_at')
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute()
    const shown = await showOrders(ctx, rows)
    const guests = await findRestrictedGuests(
      ctx,
      rows.map(({ id }) => id),
    )
    yield rows.flatMap((row, index) => {
      const order = shown[index]
      return order ? [{ row, order, guest: guests.get(row.id) }] : []
    })
    const end = rows.at(-1)
    if (!end || rows.length < PAGE_SIZE) return
    last = end
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
