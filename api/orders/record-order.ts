import { createHash, randomBytes } from 'node:crypto'
import type { CartItem, LineText } from '#contract/cart.ts'
import type { PlaceOrder, Quote } from '#contract/checkout.ts'
import type { OrderStatus } from '#contract/orders.ts'
import { addressLine, type AddressParts } from '#domain/delivery/address-line.ts'
import { orderCode } from '#domain/orders/order-code.ts'
import type { Ctx } from '../context.ts'
import { flag } from '../db/columns.ts'
import { orderToken, tokenHash } from './order-link.ts'
import { tellOfOrder } from './tell-of-order.ts'

export type NewOrder = {
  /** `town` is that of the place the order goes to; without one the area stands for it. */
  request: PlaceOrder & { town?: Pick<AddressParts, 'zipcode' | 'city'> | undefined }
  quote: Quote
  /** The lines in the restaurant's own language, for the kitchen. */
  kitchenLines: LineText[]
  status: OrderStatus
  idempotencyKey: string | undefined
  requestHash: string
}

/**
 * Writes an order with its lines, taxes and first status, and tells of it unless it waits for its payment; call it in a
 * transaction. Answers undefined when an order with the same idempotency key is already there, and then writes nothing.
 */
export async function recordOrder(
  ctx: Ctx,
  order: NewOrder,
): Promise<{ id: string; code: string } | undefined> {
  const { request, quote } = order
  const { totals } = quote
  const id = ctx.deps.newId()
  const code = await freeCode(ctx)
  const placedAt = new Date(ctx.deps.clock()).toISOString()
  const inserted = await ctx.db
    .insertInto('orders')
    .values({
      id,
      code,
      token_hash: tokenHash(orderToken(ctx, id)),
      idempotency_key: order.idempotencyKey ?? null,
      request_hash: order.requestHash,
      branch_id: ctx.branchId,
      status: order.status,
      language: ctx.language,
      source: request.source,
      placed_at: placedAt,
      deliver_type: request.deliverType,
      deliver_at: request.deliverAt,
      deliver_date: request.deliverAt === 'later' ? (request.deliverDate ?? null) : null,
      name: request.name,
      email: request.email,
      phone: request.phone,
      area_id: quote.area?.id ?? null,
      ...whereTo(request, quote),
      address_extras: quote.area ? request.extras || null : null,
      notes: request.notes || null,
      min_age: quote.minAge ?? null,
      payment_method: request.paymentType,
      goods_cents: totals.goods,
      deposit_cents: totals.deposit,
      reusable_deposit_cents: totals.reusableDeposit ?? 0,
      delivery_cents: totals.delivery,
      surcharge_cents: totals.surcharge ?? 0,
      discount_cents: totals.discount,
      tax_cents: totals.tax,
      tip_cents: totals.tip,
      total_cents: totals.total,
      user_id: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
      table_id: ctx.actor.kind === 'table' ? ctx.actor.tableId : null,
      table_name: ctx.actor.kind === 'table' ? ctx.actor.name : null,
      issue_invoice: flag(request.issueInvoice ?? false),
      expected_at: null,
      reject_reason: null,
      receipt_number: null,
      wants_reusable: flag(request.reusable ?? false),
      restricted_at: null,
      closed_at: null,
      payment_state: null,
      refunded_cents: 0,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows === 0n) return undefined

  await ctx.db.insertInto('order_lines').values(lineRows(id, order)).execute()
  const taxes = taxRows(id, quote)
  if (taxes.length > 0) await ctx.db.insertInto('order_taxes').values(taxes).execute()
  await ctx.db
    .insertInto('order_status_changes')
    .values({
      id: ctx.deps.newId(),
      order_id: id,
      from_status: null,
      to_status: order.status,
      changed_at: placedAt,
      actor: ctx.actor.kind,
      member_id: null,
      minutes: null,
      reason: null,
    })
    .execute()
  // Nobody hears of an order that waits for its payment.
  if (order.status !== 'pending_payment') await tellOfOrder(ctx, { id, email: request.email })
  return { id, code }
}

function whereTo({ address, town }: NewOrder['request'], { area }: Quote) {
  if (!area) return { address: null, area_name: null }
  if (town) return { address: addressLine({ address: address ?? '', ...town }), area_name: null }
  return { address: address ?? null, area_name: `${area.zipcode} ${area.name}` }
}

/** The mark of a request, to tell a repeated one from another one under the same key. */
export function hashRequest(request: PlaceOrder): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url')
}

async function freeCode(ctx: Ctx): Promise<string> {
  for (;;) {
    const code = orderCode(randomBytes(8))
    const taken = await ctx.db.selectFrom('orders').select('id').where('code', '=', code).executeTakeFirst()
    if (!taken) return code
  }
}

function lineRows(orderId: string, { request, quote, kitchenLines }: NewOrder) {
  return quote.lines.map((line, position) => {
    const { kind, qty, unitPrice, price, deposit, minAge, productId, menuId, ...text } = line
    return {
      order_id: orderId,
      position,
      kind,
      product_id: productId ?? null,
      combo_id: menuId ?? null,
      qty,
      unit_price_cents: unitPrice,
      price_cents: price,
      deposit_cents: deposit,
      min_age: minAge ?? null,
      text_json: JSON.stringify(text satisfies LineText),
      kitchen_text_json: JSON.stringify(kitchenLines[position]),
      item_json: JSON.stringify(request.items[position] satisfies CartItem | undefined),
    }
  })
}

function taxRows(orderId: string, { totals }: Quote) {
  const rateOf = (percent: number) => Math.round(percent * 100)
  const added = totals.taxItems.map((tax) => ({
    is_included: flag(false),
    name: tax.name,
    rate_basis_points: 0,
    gross_cents: null,
    net_cents: null,
    tax_cents: tax.value as number,
  }))
  const included = totals.includedTaxes.map((tax) => ({
    is_included: flag(true),
    name: tax.name,
    rate_basis_points: rateOf(tax.rate),
    gross_cents: tax.gross as number,
    net_cents: tax.net as number,
    tax_cents: tax.value as number,
  }))
  return [...added, ...included].map((row, position) => ({ order_id: orderId, position, ...row }))
}
