import type { Selectable } from 'kysely'
import type { Order, OrderItem } from '#contract/orders.ts'
import { degrees } from '#domain/delivery/coordinates.ts'
import { cents } from '#domain/money.ts'
import { statusTexts } from '#domain/orders/status.ts'
import { loadCatalogue } from '../content/index.ts'
import type { Ctx } from '../context.ts'
import type { OrdersTables } from './orders.tables.ts'
import { withReceiptNumbers } from './receipt-numbers.ts'
import { readChosenItem, readLineText } from './stored-line.ts'

type OrderRow = Selectable<OrdersTables['orders']>
type LineRow = Selectable<OrdersTables['order_lines']>
type TaxRow = Selectable<OrdersTables['order_taxes']>

/** Stored orders as the guest who placed them sees them, in the given order and with its status in the language of the call. */
export async function showOrders(
  ctx: Pick<Ctx, 'db' | 'deps' | 'language' | 'branchId'>,
  stored: readonly OrderRow[],
): Promise<Order[]> {
  if (stored.length === 0) return []
  const messages = await loadCatalogue(ctx.deps, ctx)
  const rows = await withReceiptNumbers(ctx, stored)
  const ids = rows.map((row) => row.id)
  const lines = await ctx.db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('position')
    .execute()
  const taxes = await ctx.db
    .selectFrom('order_taxes')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('position')
    .execute()
  const linesOf = Map.groupBy(lines, (line) => line.order_id)
  const taxesOf = Map.groupBy(taxes, (tax) => tax.order_id)
  return rows.map((row) => {
    const text = statusTexts[row.status]
    return {
      ...showOrder(row, linesOf.get(row.id) ?? [], taxesOf.get(row.id) ?? []),
      statusText: messages[text] ?? text,
    }
  })
}

function showOrder(
  row: OrderRow,
  lines: readonly LineRow[],
  taxes: readonly TaxRow[],
): Omit<Order, 'statusText'> {
  return {
    id: row.id,
    code: row.code,
    status: row.status,
    createdAt: row.placed_at,
    deliverAt: row.deliver_at,
    deliverDate: row.deliver_date,
    deliverType: row.deliver_type,
    takeaway: row.deliver_type === 'takeaway',
    issueInvoice: row.issue_invoice === 1,
    receiptNumber: row.receipt_number,
    wantsReusable: row.wants_reusable === 1,
    items: lines.map(showItem),
    address: [row.address, row.address_extras, row.area_name].filter(Boolean).join(', ') || null,
    coordinates: coordinatesOf(row),
    notes: row.notes,
    name: row.name,
    expectedAt: row.expected_at,
    rejectReason: row.reject_reason,
    tableName: row.table_name,
    isClosed: row.closed_at !== null,
    ...(row.is_test === 1 && { isTest: true as const }),
    ...(row.lead_minutes !== null && { leadMinutes: row.lead_minutes }),
    payment: {
      price: cents(row.goods_cents + row.deposit_cents + row.delivery_cents),
      cartTotal: cents(row.goods_cents),
      deposit: cents(row.deposit_cents),
      ...(row.reusable_deposit_cents > 0 && { reusableDeposit: cents(row.reusable_deposit_cents) }),
      discount: cents(row.discount_cents),
      deliver: cents(row.delivery_cents),
      ...(row.surcharge_cents > 0 && { surcharge: cents(row.surcharge_cents) }),
      tax: cents(row.tax_cents),
      taxItems: taxes
        .filter((tax) => tax.is_included === 0)
        .map((tax) => ({ name: tax.name, value: cents(tax.tax_cents) })),
      tip: cents(row.tip_cents),
      total: cents(row.total_cents),
      method: row.payment_method,
      state: row.payment_state,
      refunded: cents(row.refunded_cents),
      includedTaxes: taxes
        .filter((tax) => tax.is_included === 1)
        .map((tax) => ({
          name: tax.name,
          rate: tax.rate_basis_points / 100,
          gross: cents(tax.gross_cents ?? 0),
          net: cents(tax.net_cents ?? 0),
          value: cents(tax.tax_cents),
        })),
    },
  }
}

function coordinatesOf({ lat_micro: lat, lng_micro: lng }: OrderRow): Order['coordinates'] {
  return lat === null || lng === null ? null : { lat: degrees(lat), lng: degrees(lng) }
}

function showItem(line: LineRow): OrderItem {
  const text = readLineText(line.text_json)
  return {
    ...text,
    type: line.kind,
    kind: line.kind,
    product: line.kind === 'productItem' ? text.name : null,
    menu: line.kind === 'menuItem' ? text.name : null,
    items: text.items.map((one) => ({
      ...one,
      type: 'productItem',
      menu: null,
      qty: 1,
      items: [],
    })),
    ...(line.product_id === null ? {} : { productId: line.product_id }),
    ...(line.combo_id === null ? {} : { menuId: line.combo_id }),
    qty: line.qty,
    unitPrice: cents(line.unit_price_cents),
    price: cents(line.price_cents),
    deposit: cents(line.deposit_cents),
    item: readChosenItem(line.item_json),
    ...(line.min_age === null ? {} : { minAge: line.min_age }),
  }
}
