import type { Kysely, Selectable } from 'kysely'
import type { DeliverType } from '#contract/deliver-type.ts'
import type { OrderStatus } from '#contract/orders.ts'
import type { StaffOrder, StaffOrderSummary } from '#contract/orders.staff.ts'
import { cents } from '#domain/money.ts'
import { isFinal, openStatuses } from '#domain/orders/status.ts'
import type { Ctx } from '../context.ts'
import { builtOnce } from '../db/built-once.ts'
import type { DB } from '../db/schema.ts'
import { branchesOfStaff, worksAt } from '../http/access.ts'
import { AppError } from '../http/errors.ts'
import { loadSharedSettings } from '../settings/index.ts'
import { namesToTellApart } from '../staff/index.ts'
import { kitchenLinesOf, kitchenWords } from './kitchen-lines.queries.ts'
import { loadHistory } from './order-history.ts'
import type { OrdersTables } from './orders.tables.ts'
import { withReceiptNumbers } from './receipt-numbers.ts'
import { readKitchenText } from './stored-line.ts'
import { isInSight, sightOf } from './order-sight.ts'
import { isUndoable } from './undo-change.ts'

const PAGE_SIZE = 30

/** What a summary is made of: an order has three times as many columns, and the board is read again at each event. */
export const SUMMARY_COLUMNS = [
  'id',
  'branch_id',
  'code',
  'status',
  'placed_at',
  'deliver_type',
  'deliver_at',
  'deliver_date',
  'name',
  'area_name',
  'address',
  'notes',
  'min_age',
  'expected_at',
  'table_name',
  'total_cents',
  'is_test',
] as const

type OrderRow = Selectable<OrdersTables['orders']>
export type SummaryRow = Pick<OrderRow, (typeof SUMMARY_COLUMNS)[number]>
type Page = { data: StaffOrderSummary[]; meta: { next: string | null } }
type Filter = {
  status?: OrderStatus | undefined
  number?: string | undefined
  before?: string | undefined
}
/** The same as it is stored; of `number`, the receipt is left out where no column could hold it. */
type Conditions = {
  branchIds?: readonly string[] | undefined
  deliverType?: DeliverType | undefined
  /** Not those placed before, unless a `code` finds one that is open. */
  since?: string | undefined
  status?: OrderStatus | undefined
  code?: string | undefined
  receipt?: number | undefined
  placedAt?: string | undefined
  id?: string | undefined
}

/**
 * Orders of the member's branches, the newest first; `before` is `meta.next` of the page before. Whom only open orders and
 * those of today concern finds older ones by the status of an open order or by their number.
 */
export async function listStaffOrders(ctx: Ctx, filter: Filter): Promise<Page> {
  const { orders, next } = await readPage(ctx, filter)
  return { data: await summariesOf(ctx, orders), meta: { next } }
}

/** A page of the list as it is stored, and where the next one begins. */
export async function readPage(
  ctx: Ctx,
  { status, number, before }: Filter,
): Promise<{ orders: SummaryRow[]; next: string | null }> {
  const [placedAt, id] = before?.split('~') ?? []
  const sight = await sightOf(ctx)
  const rows = await readOrders(ctx.db, {
    branchIds: branchesOfStaff(ctx.actor) ?? undefined,
    deliverType: sight?.deliverType,
    since: status && !isFinal(status) ? undefined : sight?.since,
    status,
    code: number?.toUpperCase(),
    receipt: number !== undefined && /^\d{1,9}$/.test(number) ? Number(number) : undefined,
    placedAt,
    id,
  })
  const orders = rows.slice(0, PAGE_SIZE)
  const last = orders.at(-1)
  return { orders, next: last && rows.length > PAGE_SIZE ? `${last.placed_at}~${last.id}` : null }
}

/** Orders as the board shows them. */
export async function summariesOf(ctx: Ctx, orders: readonly SummaryRow[]): Promise<StaffOrderSummary[]> {
  const lines = await kitchenLinesOf(
    ctx,
    orders.map((order) => order.id),
  )
  const names = await namesOfBranches(ctx)
  return orders.map((order) => ({ ...summaryOf(order, names), lines: lines.get(order.id) ?? [] }))
}

/** One row more than a page, to know whether another page follows. */
export function staffOrdersQuery(
  db: Kysely<DB>,
  { branchIds, deliverType, since, status, code, receipt, placedAt, id }: Conditions,
) {
  let query = db.selectFrom('orders').select(SUMMARY_COLUMNS).where('status', '<>', 'pending_payment')
  if (branchIds) query = query.where('branch_id', 'in', branchIds)
  if (deliverType) query = query.where('deliver_type', '=', deliverType)
  if (since)
    query = code
      ? query.where((eb) => eb.or([eb('placed_at', '>=', since), eb('status', 'in', openStatuses)]))
      : query.where('placed_at', '>=', since)
  if (status) query = query.where('status', '=', status)
  if (code)
    query = query.where((eb) =>
      eb.or([eb('code', '=', code), ...(receipt === undefined ? [] : [eb('receipt_number', '=', receipt)])]),
    )
  if (placedAt && id)
    query = query.where((eb) => eb(eb.refTuple('placed_at', 'id'), '<', eb.tuple(placedAt, id)))
  return query
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
}

const readOrders = builtOnce(staffOrdersQuery)

/** The stored order, if it is of one of the member's branches and concerns their role. Throws `not_found`. */
export async function findOrderRow(ctx: Ctx, id: string): Promise<OrderRow> {
  const order = await ctx.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
  if (
    !order ||
    order.status === 'pending_payment' ||
    !worksAt(ctx.actor, order.branch_id) ||
    !(await isInSight(ctx, order))
  )
    throw new AppError('not_found', 'There is no such order')
  return order
}

/** Everything for the kitchen ticket of an order of the branch, but for what the role does not need. Throws `not_found`. */
export async function findStaffOrder(ctx: Ctx, id: string): Promise<StaffOrder> {
  const [order] = await withReceiptNumbers(ctx, [await findOrderRow(ctx, id)])
  if (!order) throw new AppError('not_found', 'There is no such order')
  const hidden = (await sightOf(ctx))?.without ?? []
  const lines = await ctx.db
    .selectFrom('order_lines')
    .select(['qty', 'price_cents', 'min_age', 'kitchen_text_json'])
    .where('order_id', '=', id)
    .orderBy('position')
    .execute()
  return {
    ...summaryOf(order, await namesOfBranches(ctx)),
    phone: hidden.includes('phone') ? '' : order.phone,
    email: hidden.includes('email') ? '' : order.email,
    addressExtras: order.address_extras,
    language: order.language,
    paymentMethod: order.payment_method,
    paymentProvider: ctx.deps.providerNames.get(order.payment_method) ?? null,
    paymentState: order.payment_state,
    refunded: cents(order.refunded_cents),
    rejectReason: order.reject_reason,
    issueInvoice: order.issue_invoice === 1,
    receiptNumber: order.receipt_number,
    wantsReusable: order.wants_reusable === 1,
    history: await loadHistory(ctx, id),
    canUndo: await isUndoable(ctx, order),
    lines: lines.map((line) => {
      const text = readKitchenText(line.kitchen_text_json)
      return {
        qty: line.qty,
        ...kitchenWords(text),
        price: cents(line.price_cents),
        minAge: line.min_age,
        allergens: text.allergens,
        additives: text.additives,
        ...(text.allergensUnknown && { allergensUnknown: true }),
      }
    }),
    totals: {
      goods: cents(order.goods_cents),
      deposit: cents(order.deposit_cents),
      ...(order.reusable_deposit_cents > 0 && { reusableDeposit: cents(order.reusable_deposit_cents) }),
      delivery: cents(order.delivery_cents),
      ...(order.surcharge_cents > 0 && { surcharge: cents(order.surcharge_cents) }),
      discount: cents(order.discount_cents),
      tax: cents(order.tax_cents),
      tip: cents(order.tip_cents),
    },
  }
}

/** How the branches are called whose orders need a name. */
async function namesOfBranches(ctx: Ctx): Promise<ReadonlyMap<string, string>> {
  const { HAS_BRANCH } = await loadSharedSettings(ctx.deps)
  return namesToTellApart(ctx, HAS_BRANCH !== '')
}

function summaryOf(order: SummaryRow, names: ReadonlyMap<string, string>): Omit<StaffOrderSummary, 'lines'> {
  const branchName = names.get(order.branch_id)
  return {
    id: order.id,
    code: order.code,
    status: order.status,
    placedAt: order.placed_at,
    deliverType: order.deliver_type,
    deliverAt: order.deliver_at,
    deliverDate: order.deliver_date,
    name: order.name,
    area: order.area_name,
    address: order.address,
    notes: order.notes,
    minAge: order.min_age,
    expectedAt: order.expected_at,
    tableName: order.table_name,
    branchId: order.branch_id,
    ...(branchName !== undefined && { branchName }),
    total: cents(order.total_cents),
    ...(order.is_test === 1 && { isTest: true as const }),
  }
}
