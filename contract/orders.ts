import { z } from 'zod'
import { BranchFacts } from './branches.ts'
import { CartItem, SlotText } from './cart.ts'
import { DeliverType, IncludedTax, PlaceOrder, QuoteLine, Totals } from './checkout.ts'
import { Coordinates } from './delivery.ts'
import { endpoint } from './endpoint.ts'
import { LiveMessage } from './live.ts'
import { PaymentState } from './payments.ts'
import { Id, Instant } from './primitives.ts'

/** The statuses of spec 4, plus `pending_payment`: stored and waiting for the payment provider. */
export const OrderStatus = z.enum([
  'pending_payment',
  'pending_approval',
  'approved',
  'rejected',
  'completed',
])
export type OrderStatus = z.output<typeof OrderStatus>

/** What an item of an order is called (spec 3): a product or a menu has a name of its own, the other one is null. */
const OrderedThing = {
  type: z.enum(['productItem', 'menuItem']),
  product: z.string().nullable(),
  menu: z.string().nullable(),
}

/** The product of one slot of an ordered menu, once for each menu. */
const OrderedSlot = SlotText.extend({
  ...OrderedThing,
  product: z.string(),
  qty: z.int(),
  items: z.array(z.never()),
})

/** An item of an order. `item` is what was chosen, so that the same can be ordered again. */
export const OrderItem = QuoteLine.extend({
  ...OrderedThing,
  items: z.array(OrderedSlot),
  item: CartItem.optional(),
}).meta({ id: 'OrderItem' })
export type OrderItem = z.output<typeof OrderItem>

/** A member has placed the order to try the shop: it is not made, not paid and not counted. */
export const IsTest = z.literal(true).optional()

/** An order as the person who placed it sees it. */
export const Order = z
  .object({
    id: Id,
    code: z.string(),
    status: OrderStatus,
    statusText: z.string(),
    createdAt: Instant,
    deliverAt: z.enum(['now', 'later']),
    deliverDate: Instant.nullable(),
    deliverType: DeliverType,
    takeaway: z.boolean(),
    issueInvoice: z.boolean(),
    /** Consecutive across all orders of the restaurant, without gaps (ux.md R-T4). */
    receiptNumber: z.int().nullable(),
    wantsReusable: z.boolean(),
    items: z.array(OrderItem),
    address: z.string().nullable(),
    /** Where that lies, if it is exactly known. */
    coordinates: Coordinates.nullable(),
    notes: z.string().nullable(),
    name: z.string(),
    /** When the order is expected to be ready or at the door, once the restaurant has said so. */
    expectedAt: Instant.nullable(),
    /** What the restaurant said when it could not take the order. */
    rejectReason: z.string().nullable(),
    /** The table, for an order placed at one. */
    tableName: z.string().nullable(),
    /** Its payment is no longer awaited. */
    isClosed: z.boolean(),
    isTest: IsTest,
    /** How many minutes the guest of an order for now was told when placing it; earlier versions did not keep them. */
    leadMinutes: z.int().optional(),
    /** Where it was placed; left out in lists. */
    branch: BranchFacts.optional(),
    payment: z.object({
      price: Totals.shape.price,
      cartTotal: Totals.shape.goods,
      deposit: Totals.shape.deposit,
      reusableDeposit: Totals.shape.reusableDeposit,
      discount: Totals.shape.discount,
      deliver: Totals.shape.delivery,
      surcharge: Totals.shape.surcharge,
      tax: Totals.shape.tax,
      taxItems: Totals.shape.taxItems,
      tip: Totals.shape.tip,
      total: Totals.shape.total,
      method: z.string(),
      /** How far an online payment has come; null for an order that is paid at the door or at the table. */
      state: PaymentState.nullable(),
      refunded: Totals.shape.total,
      includedTaxes: z.array(IncludedTax),
    }),
  })
  .meta({ id: 'Order' })
export type Order = z.output<typeof Order>

/** Where the page of a fresh order is, for the call that only knows the specification. */
export const createMyOrder = endpoint({
  id: 'createMyOrder',
  method: 'POST',
  path: '/me/orders',
  auth: 'session',
  summary: 'Places an order for whoever is signed in',
  body: PlaceOrder,
  response: z.object({ id: Id, code: z.string(), url: z.string() }),
  idempotent: true,
})

export const listMyOrders = endpoint({
  id: 'listMyOrders',
  method: 'GET',
  path: '/me/orders',
  auth: 'user',
  summary: 'The orders of the account, the newest first; with `limit` or `before` a page of them',
  query: z.object({
    /** `meta.next` of the page before: the code of its last order. */
    before: z
      .string()
      .regex(/^[\w-]{1,32}$/)
      .optional(),
    /** Thirty where only `before` is given. */
    limit: z.coerce.number().int().min(1).max(30).optional(),
  }),
  response: z.array(Order),
  /** Only of a page, so that the bare list is unwrapped (spec 7); `next` is null on the last one. */
  meta: z.object({ next: z.string().nullable() }).optional(),
})

export const getMyOrder = endpoint({
  id: 'getMyOrder',
  method: 'GET',
  path: '/me/orders/{orderCode}',
  auth: 'user',
  summary: 'One order of the account by its code',
  params: z.object({ orderCode: z.string().regex(/^[\w-]{1,32}$/) }),
  /** With the secret of its link, which its own guest may know. */
  response: Order.extend({ token: z.string() }).meta({ id: 'MyOrder' }),
})

/** The page of an order by its secret link: only the holder of the token may see the order. */
export const getOrderByToken = endpoint({
  id: 'getOrderByToken',
  method: 'GET',
  path: '/orders/{token}',
  auth: 'public',
  summary: 'One order by its secret link',
  params: z.object({ token: z.string().min(16).max(64) }),
  response: Order,
})

/** Notifies open order pages that something has changed. */
export const watchOrder = endpoint({
  id: 'watchOrder',
  method: 'GET',
  path: '/orders/{token}/live',
  auth: 'public',
  summary: 'What happens to one order, by its secret link, as server-sent events',
  params: z.object({ token: z.string().min(16).max(64) }),
  response: LiveMessage,
  stream: 'events',
})
