import type { LineText } from '#contract/cart.ts'
import type { Order } from '#contract/orders.ts'
import { cents } from '#domain/money.ts'
import { statusTexts } from '#domain/orders/status.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../http/problem.ts'
import { orderPath, tokenHash } from './order-link.ts'

/** The order of a secret link. Throws `not_found` for every token that is not one. */
export async function findOrderByToken(ctx: Ctx, token: string): Promise<Order> {
  const row = await ctx.db
    .selectFrom('orders')
    .selectAll()
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', 'There is no such order')
  const [lines, taxes] = await Promise.all([
    ctx.db.selectFrom('order_lines').selectAll().where('order_id', '=', row.id).orderBy('position').execute(),
    ctx.db.selectFrom('order_taxes').selectAll().where('order_id', '=', row.id).orderBy('position').execute(),
  ])
  return {
    id: row.id,
    code: row.code,
    status: row.status,
    statusText: statusTexts[row.status],
    createdAt: row.placed_at,
    deliverAt: row.deliver_at,
    deliverDate: row.deliver_date,
    deliverType: row.deliver_type,
    takeaway: row.deliver_type === 'takeaway',
    issueInvoice: row.issue_invoice === 1,
    items: lines.map((line) => ({
      ...(JSON.parse(line.text_json) as LineText),
      kind: line.kind,
      ...(line.product_id === null ? {} : { productId: line.product_id }),
      ...(line.combo_id === null ? {} : { menuId: line.combo_id }),
      qty: line.qty,
      unitPrice: cents(line.unit_price_cents),
      price: cents(line.price_cents),
      deposit: cents(line.deposit_cents),
      ...(line.min_age === null ? {} : { minAge: line.min_age }),
    })),
    address: [row.address, row.address_extras, row.area_name].filter(Boolean).join(', ') || null,
    notes: row.notes,
    name: row.name,
    expectedAt: row.expected_at,
    rejectReason: row.reject_reason,
    tableName: row.table_name,
    payment: {
      price: cents(row.goods_cents + row.deposit_cents + row.delivery_cents),
      cartTotal: cents(row.goods_cents),
      deposit: cents(row.deposit_cents),
      discount: cents(row.discount_cents),
      deliver: cents(row.delivery_cents),
      tax: cents(row.tax_cents),
      taxItems: taxes
        .filter((tax) => tax.is_included === 0)
        .map((tax) => ({ name: tax.name, value: cents(tax.tax_cents) })),
      tip: cents(row.tip_cents),
      total: cents(row.total_cents),
      method: row.payment_method,
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

/** What was placed under an idempotency key before. */
export async function findPlacedOrder(
  ctx: Ctx,
  idempotencyKey: string,
): Promise<{ id: string; url: string; requestHash: string } | undefined> {
  const row = await ctx.db
    .selectFrom('orders')
    .select(['id', 'request_hash'])
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  return row && { id: row.id, url: orderPath(ctx, row.id), requestHash: row.request_hash }
}
