import type { CartItem, LineText } from '#contract/cart.ts'
import type { PlaceOrder, Quote } from '#contract/checkout.ts'
import type { Coordinates } from '#contract/delivery.ts'
import type { OrderStatus } from '#contract/orders.ts'
import { areaTown } from '#domain/delivery/area-code.ts'
import { addressLine, type AddressParts } from '#domain/delivery/address-line.ts'
import { micro } from '#domain/delivery/coordinates.ts'
import { orderCode } from '#domain/orders/order-code.ts'
import { type Ctx, isoNow } from '../context.ts'
import { flag } from '../db/columns.ts'
import { insertUnderVersion } from '../db/content-version.ts'
import { isDuplicate } from '../db/duplicate.ts'
import { type RowsOf, rowsOf } from '../db/insert.ts'
import { guestKeyOf } from '../guest-key.ts'
import { tokenHash } from '../platform/session-token.ts'
import { countStatus } from './count-status.ts'
import { orderToken, pathOfToken } from './order-link.ts'
import { publishOrder } from './publish-order.ts'
import { isTestCall } from './test-order.ts'

export type NewOrder = {
  /** The content version that it was made from. */
  contentVersion: number
  /**
   * `town` is that of the delivery location; without one the area is named, with the postal code of the guest. `exactPoint`
   * is where it lies, if that is more than an estimate.
   */
  request: PlaceOrder & {
    town?: Pick<AddressParts, 'zipcode' | 'city'> | undefined
    exactPoint?: Coordinates | null | undefined
  }
  quote: Quote
  /** How many minutes from now the guest was told that an order for now takes. */
  leadMinutes: number
  /** The lines in the restaurant's own language, for the kitchen. */
  kitchenLines: LineText[]
  status: OrderStatus
  idempotencyKey: string
  requestHash: string
}

/** An order with the same idempotency key or code exists already. */
export class OrderExists extends Error {}

/**
 * Writes an order with its lines, taxes and first status, and publishes it unless it waits for its payment; call it in a
 * transaction. Throws `OrderExists` and `ContentChanged`, which have to end the transaction.
 */
export async function recordOrder(
  ctx: Ctx,
  order: NewOrder,
): Promise<{ id: string; code: string; url: string }> {
  const { request, quote } = order
  const { totals } = quote
  const isTest = isTestCall(ctx)
  const id = ctx.deps.newId()
  // The end of an id is random, and need not be unguessable: codes are for the counter.
  const code = orderCode(Buffer.from(id.slice(-12), 'hex'))
  const token = orderToken(ctx, id)
  const placedAt = isoNow(ctx.deps)
  const orderRows = rowsOf('orders', [
    {
      id,
      code,
      token_hash: tokenHash(token),
      idempotency_key: order.idempotencyKey,
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
      // Whoever tries the shop is no guest of it.
      guest_key: isTest ? null : guestOf(ctx, request.email),
      table_id: ctx.actor.kind === 'table' ? ctx.actor.tableId : null,
      table_name: ctx.actor.kind === 'table' ? ctx.actor.name : null,
      issue_invoice: flag(request.issueInvoice ?? false),
      lead_minutes: request.deliverAt === 'now' ? order.leadMinutes : null,
      expected_at: null,
      reject_reason: null,
      receipt_number: null,
      wants_reusable: flag(request.reusable ?? false),
      restricted_at: null,
      closed_at: null,
      payment_state: null,
      refunded_cents: 0,
      is_test: flag(isTest),
    },
  ])
  const [line, ...lines] = lineRows(id, order)
  const [tax, ...taxes] = taxRows(id, quote)
  const firstStatus = rowsOf('order_status_changes', [
    {
      id: ctx.deps.newId(),
      order_id: id,
      from_status: null,
      to_status: order.status,
      changed_at: placedAt,
      actor: ctx.actor.kind,
      member_id: null,
      minutes: null,
      reason: null,
    },
  ])
  const written = [
    orderRows,
    ...(line ? [rowsOf('order_lines', [line, ...lines])] : []),
    ...(tax ? [rowsOf('order_taxes', [tax, ...taxes])] : []),
    firstStatus,
  ]
  const write = (rows: readonly RowsOf[]) => insertUnderVersion(ctx.db, order.contentVersion, rows)
  try {
    // An unpaid order is not published.
    if (order.status === 'pending_payment') await write(written)
    else await publishOrder(ctx, { id, email: request.email }, (rows) => write([...written, ...rows]))
  } catch (error) {
    throw isDuplicate(error, 'orders') ? new OrderExists() : error
  }
  countStatus(ctx, { deliver_type: request.deliverType, is_test: flag(isTest) }, order.status)
  return { id, code, url: pathOfToken(token) }
}

function guestOf({ actor, deps }: Ctx, email: string): string | null {
  if (actor.kind === 'user') return actor.userId
  return email === '' ? null : guestKeyOf(deps, email)
}

function whereTo({ address, zipcode, town, exactPoint }: NewOrder['request'], { area }: Quote) {
  const point = area && exactPoint
  return {
    ...textOf(area, { address: address ?? null, town, zipcode }),
    lat_micro: point ? micro(point.lat) : null,
    lng_micro: point ? micro(point.lng) : null,
  }
}

function textOf(
  area: Quote['area'],
  { address, town, zipcode }: Pick<NewOrder['request'], 'town' | 'zipcode'> & { address: string | null },
) {
  if (!area) return { address: null, area_name: null }
  if (!town) return { address, area_name: areaTown(area, zipcode) }
  return { address: addressLine({ address: address ?? '', ...town }), area_name: null }
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
