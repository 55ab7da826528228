import type { ReportDays, SalesFigures, SalesReport } from '#contract/orders-report.ts'
import { localTimes } from '#domain/hours/local-times.ts'
import { cents } from '#domain/money.ts'
import { countSales, type SoldOrder } from '#domain/orders/sales-report.ts'
import { type Ctx, isoNow } from '../context.ts'
import { builtOnce } from '../db/built-once.ts'
import { branchesOfStaff, worksAt } from '../http/access.ts'
import { AppError } from '../http/errors.ts'
import { loadSettings } from '../settings/index.ts'
import { type Batch, batchQuery, inBatches, type InstantSpan, spanOfDays } from './order-batches.ts'
import { readLineName } from './stored-line.ts'

type Asked = ReportDays & { branch?: string | undefined }
type OfOrders = { orderIds: readonly string[] }

/** Counting so many takes few milliseconds, and a year of orders is read within hundreds of turns. */
const BATCH = 200

const readOrders = builtOnce((db, batch: Batch) =>
  batchQuery(db, batch, BATCH).select([
    'id',
    'placed_at',
    'status',
    'branch_id',
    'deliver_type',
    'payment_method',
    'area_id',
    'area_name',
    'goods_cents',
    'deposit_cents',
    'delivery_cents',
    'discount_cents',
    'tax_cents',
    'tip_cents',
    'total_cents',
    'refunded_cents',
  ]),
)

/** What was ordered by dish; of names that changed, one. */
const readItems = builtOnce((db, { orderIds }: OfOrders) =>
  db
    .selectFrom('order_lines')
    .select(({ fn }) => [
      'kind',
      'product_id',
      'combo_id',
      fn.sum<number | string>('qty').as('qty'),
      fn.sum<number | string>('price_cents').as('price'),
      fn.max('kitchen_text_json').as('text_json'),
    ])
    .where('order_id', 'in', orderIds)
    .groupBy(['kind', 'product_id', 'combo_id']),
)

const readTaxes = builtOnce((db, { orderIds }: OfOrders) =>
  db
    .selectFrom('order_taxes')
    .select(({ fn }) => [
      'is_included',
      'name',
      'rate_basis_points',
      fn.sum<number | string | null>('gross_cents').as('gross'),
      fn.sum<number | string | null>('net_cents').as('net'),
      fn.sum<number | string>('tax_cents').as('tax'),
    ])
    .where('order_id', 'in', orderIds)
    .groupBy(['is_included', 'name', 'rate_basis_points']),
)

type Row = Awaited<ReturnType<typeof readOrders>>[number]

/**
 * What was sold on some days of the restaurant, at the member's branches or at one of them. Orders are counted in batches:
 * other requests are answered in between. Throws `forbidden` for a branch of others.
 */
export async function reportSales(ctx: Ctx, { from, to, branch }: Asked): Promise<SalesReport> {
  const { TIME_ZONE: zone } = await loadSettings(ctx)
  if (branch !== undefined && !worksAt(ctx.actor, branch)) throw new AppError('forbidden', 'Not allowed')
  const branchIds = branch === undefined ? (branchesOfStaff(ctx.actor) ?? undefined) : [branch]
  const batchesOf = (span: InstantSpan) =>
    inBatches((batch) => readOrders(ctx.db, batch), BATCH, branchIds, span)
  const localTime = localTimes(zone)
  const sales = countSales(from, to)
  for await (const rows of batchesOf(spanOfDays(from, to, zone))) {
    for (const row of rows) sales.addOrder(soldOrder(ctx, row, localTime))
    const orderIds = idsOf(rows.filter(isSale))
    if (orderIds.length === 0) continue
    for (const { kind, product_id, combo_id, qty, price, text_json } of await readItems(ctx.db, { orderIds }))
      sales.addItem({
        kind,
        id: product_id ?? combo_id ?? '',
        name: readLineName(text_json).name,
        qty: Number(qty),
        price: cents(Number(price)),
      })
    for (const tax of await readTaxes(ctx.db, { orderIds }))
      sales.addTax({
        // What is contained is called by the language of the guest.
        name: tax.is_included === 1 ? null : tax.name,
        rate: tax.is_included === 1 ? tax.rate_basis_points / 100 : null,
        gross: tax.gross === null ? null : cents(Number(tax.gross)),
        net: tax.net === null ? null : cents(Number(tax.net)),
        tax: cents(Number(tax.tax)),
      })
  }
  return sales.report(await countBefore(batchesOf(spanBefore({ from, to }, zone, isoNow(ctx.deps)))))
}

/** As many days before the first; of days that are not over yet, up to the same time of day. */
function spanBefore({ from, to }: ReportDays, zone: string, now: string): InstantSpan {
  const first = Temporal.PlainDate.from(from)
  const days = first.until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days + 1
  const before = (count: number) => first.subtract({ days: count }).toString()
  const span = spanOfDays(before(days), before(1), zone)
  const sameTime = Temporal.Instant.from(now).toZonedDateTimeISO(zone).subtract({ days }).epochMilliseconds
  return { ...span, until: new Date(Math.min(Date.parse(span.until), sameTime)).toISOString() }
}

async function countBefore(batches: AsyncIterable<Row[]>): Promise<SalesFigures> {
  let [orders, turnover] = [0, 0]
  for await (const rows of batches)
    for (const row of rows.filter(isSale)) {
      orders += 1
      turnover += row.total_cents - row.tip_cents
    }
  return { orders, turnover: cents(turnover) }
}

const isSale = ({ status }: Row): boolean => status !== 'rejected'

/** Filled up with one of them, so that one query serves every batch. */
function idsOf(rows: readonly Row[]): string[] {
  const ids = rows.map(({ id }) => id)
  return ids.length === 0 ? [] : [...ids, ...Array<string>(BATCH - ids.length).fill(ids[0] ?? '')]
}

const soldOrder = (ctx: Ctx, row: Row, localTime: (instant: string) => string): SoldOrder => ({
  placedAt: localTime(row.placed_at),
  isRejected: !isSale(row),
  branchId: row.branch_id,
  deliverType: row.deliver_type,
  payment: {
    method: row.payment_method,
    provider: ctx.deps.providerNames.get(row.payment_method) ?? null,
  },
  area: row.area_id === null ? null : { id: row.area_id, name: row.area_name },
  goods: cents(row.goods_cents),
  deposit: cents(row.deposit_cents),
  delivery: cents(row.delivery_cents),
  discount: cents(row.discount_cents),
  tax: cents(row.tax_cents),
  tip: cents(row.tip_cents),
  total: cents(row.total_cents),
  refunded: cents(row.refunded_cents),
})
