import { z } from 'zod'
import { Availability } from './availability.ts'
import { CartItem, LineText } from './cart.ts'
import { DeliverType } from './deliver-type.ts'
import { endpoint } from './endpoint.ts'
import { Area, LocationRequest } from './delivery.ts'
import { CalendarDate, Id, Instant, Line, LocalMoment, Money, orAbsent, Text, Unread } from './primitives.ts'

export { DeliverType }

/** How a line reads and what it costs. `price` is for the whole quantity, deposit not included. */
export const QuoteLine = LineText.extend({
  kind: z.enum(['productItem', 'menuItem']),
  productId: Id.optional(),
  menuId: Id.optional(),
  qty: z.int(),
  unitPrice: Money,
  price: Money,
  deposit: Money,
  minAge: z.int().optional(),
})
export type QuoteLine = z.output<typeof QuoteLine>

/** The VAT contained in gross prices, per rate (ux.md 3.7). `rate` is a percent. */
export const IncludedTax = z.object({
  name: z.string(),
  rate: z.number(),
  gross: Money,
  net: Money,
  value: Money,
})
export type IncludedTax = z.output<typeof IncludedTax>

/**
 * Totals by spec 4: price = goods + deposit + delivery; total = price − discount + tax + tip. `surcharge` is the part of
 * `delivery` that is paid for goods below the minimum order, `reusableDeposit` the part of `deposit` that is paid for
 * reusable containers (ux.md R-V1); both are left out when there is none.
 */
export const Totals = z.object({
  goods: Money,
  deposit: Money,
  reusableDeposit: Money.optional(),
  delivery: Money,
  surcharge: Money.optional(),
  price: Money,
  discount: Money,
  taxPercent: z.number(),
  tax: Money,
  taxItems: z.array(z.object({ name: z.string(), value: Money })),
  tip: Money,
  total: Money,
  includedTaxes: z.array(IncludedTax),
})
export type Totals = z.output<typeof Totals>

/** Something that keeps a quote from being ordered, next to the field it concerns. */
export const QuoteIssue = z.object({
  field: z.string(),
  message: z.string(),
  /** The number of the cart line, from 0, when it is about a line. */
  line: z.int().optional(),
  /** The size, option or dish of a combo that is sold out, by its name: with another one the line can be had. */
  choice: z.string().optional(),
  /** The amount that is missing, for the minimum order. */
  missing: Money.optional(),
  /**
   * The line is quoted, but cannot be had at this time or in this way: the start of the first time window in which the
   * whole cart can be had in this way; null when there is none.
   */
  next: Instant.nullable().optional(),
})
export type QuoteIssue = z.output<typeof QuoteIssue>

/**
 * The caller's loyalty points against this cart (spec 5). `blocked` disables the choice and shows why; `usable` is what the
 * discount is or would be.
 */
export const QuotePoints = z.object({ balance: Money, usable: Money, blocked: z.boolean() })
export type QuotePoints = z.output<typeof QuotePoints>

/** What the shop asks for this very cart, deliver type, place and time. `id` changes when any of that changes. */
export const Quote = z
  .object({
    id: z.string(),
    lines: z.array(QuoteLine),
    totals: Totals,
    area: Area.optional(),
    minAge: z.int().optional(),
    /** Only where LOYALTY_SYSTEM is on and an account asks. */
    points: QuotePoints.optional(),
    problems: z.array(QuoteIssue),
    /** The lines that cannot be had at every time or in every way, by their number from 0; left out where there are none. */
    limited: z.array(z.object({ line: z.int(), availability: Availability })).optional(),
  })
  .meta({ id: 'Quote' })
export type Quote = z.output<typeof Quote>

const Cart = {
  items: z.array(CartItem).max(100),
  tip: Money.prefault(0),
}

/** `deliverAt` is `now` or `later`; with `later`, `deliverDate` lies in the time window that is meant (spec 4). */
const When = {
  deliverAt: z.enum(['now', 'later']),
  deliverDate: orAbsent(LocalMoment),
}

/**
 * An address of the account stands before everything else. Without one, guests of the old address system name the area;
 * with USES_NEW_ADDRESS_SYSTEM they say where they are, and the area follows. `table` is the code of the table the guest
 * sits at.
 */
const Place = {
  deliverType: DeliverType,
  areaId: orAbsent(Id),
  addressId: orAbsent(Id),
  ...LocationRequest.shape,
  table: Line(64).nullish(),
}

/** Whether to pay with loyalty points as far as the rules allow (spec 5). */
const Points = { useProfit: z.boolean().optional() }

/** Whether the guest wants reusable packaging, where the restaurant offers it (ux.md R-V1). */
const Packaging = { reusable: z.boolean().optional() }

/**
 * The account that the checkout was prepared for, by its `id`. When that account is no longer signed in, the quote says so and
 * no order is placed, so that none is lost to its account; `asGuest` says that it was prepared for nobody, so that none
 * gets into the account of somebody who has signed in since. With neither, the order belongs to the caller.
 */
const PreparedFor = { accountId: orAbsent(Id), asGuest: z.boolean().optional() }

export const QuoteRequest = z.object({
  ...Cart,
  ...When,
  ...Place,
  ...Points,
  ...Packaging,
  ...PreparedFor,
})
export type QuoteRequest = z.output<typeof QuoteRequest>

/** What the client has reckoned itself (spec 3); we reckon anew. */
const ShownSums = { taxPercent: Unread, price: Unread, delivery: Unread, discount: Unread, tax: Unread }

/** The checkout payload of spec 3, plus `quote`: the id of the quote the guest has seen and accepted. */
export const PlaceOrder = z
  .object({
    ...Cart,
    ...When,
    ...Place,
    ...Points,
    ...Packaging,
    ...PreparedFor,
    issueInvoice: z.boolean().optional(),
    /** Without `quote`, the total the client showed; it must equal ours. */
    total: Money.optional(),
    quote: orAbsent(z.string().max(128)),
    source: Line(20).default('web'),
    /** Signed-in guests may leave out what the account knows. */
    name: Line(120).default(''),
    email: Line(254).default(''),
    phone: Line(40).default(''),
    address: Line(300).nullish(),
    extras: Line(200).nullish(),
    notes: Text(500).nullish(),
    terms: z.boolean().default(false),
    ageConfirmed: z.boolean().default(false),
    paymentType: Line(64).default(''),
    takeaway: Unread,
    ...ShownSums,
  })
  .meta({ id: 'PlaceOrder' })
export type PlaceOrder = z.output<typeof PlaceOrder>

export const PaymentProvider = z
  .object({
    id: Id,
    name: z.string(),
    /** `direct` means that no card icon is shown (spec 3). */
    displayOption: z.enum(['direct', 'redirect']),
    description: z.string(),
    deliverTypes: z.array(DeliverType),
  })
  .meta({ id: 'PaymentProvider' })
export type PaymentProvider = z.output<typeof PaymentProvider>

export const TimeWindow = z.object({ start: Instant, end: Instant })
export type TimeWindow = z.output<typeof TimeWindow>

/**
 * When an order may be had: at once, in `minutes`, or in one of the windows of the coming days. `reason` says in English
 * why it is not available at once.
 */
export const OrderTimes = z
  .object({
    now: z.object({
      available: z.boolean(),
      minutes: z.tuple([z.int(), z.int()]),
      reason: z.string().optional(),
    }),
    days: z.array(z.object({ date: CalendarDate, windows: z.array(TimeWindow) })),
  })
  .meta({ id: 'OrderTimes' })
export type OrderTimes = z.output<typeof OrderTimes>

/** An add-on tax in percent. Shops whose prices include tax answer an empty list (ux.md 3.7). */
export const Tax = z
  .object({ id: Id, name: z.string(), value: z.number().min(0).max(100) })
  .meta({ id: 'Tax' })
export type Tax = z.output<typeof Tax>

export const listTaxes = endpoint({
  id: 'listTaxes',
  method: 'GET',
  path: '/taxes',
  auth: 'public',
  summary: 'The taxes added to the price',
  response: z.array(Tax),
  cache: 'content',
})

export const listPaymentProviders = endpoint({
  id: 'listPaymentProviders',
  method: 'GET',
  path: '/checkout/payment-providers',
  auth: 'public',
  summary: 'The ways to pay',
  response: z.array(PaymentProvider),
  cache: 'content',
})

export const listOrderTimes = endpoint({
  id: 'listOrderTimes',
  method: 'GET',
  path: '/checkout/times',
  auth: 'public',
  summary: 'The times an order can be had',
  query: z.object({ deliverType: DeliverType }),
  response: OrderTimes,
  compressed: true,
})

export const quoteCart = endpoint({
  id: 'quoteCart',
  method: 'POST',
  path: '/checkout/quote',
  auth: 'public',
  summary: 'What a cart costs, computed from the shop’s own data',
  body: QuoteRequest,
  response: Quote,
})

export const placeOrder = endpoint({
  id: 'placeOrder',
  method: 'POST',
  path: '/checkout/v2',
  auth: 'public',
  summary: 'Places an order and answers where to go next, and where it is found',
  body: PlaceOrder,
  // While servers are updated one after the other, one of the version before may answer.
  response: z.object({ url: z.string(), orderUrl: z.string().default('') }),
  idempotent: true,
})

export const createOrder = endpoint({
  id: 'createOrder',
  method: 'POST',
  path: '/checkout',
  auth: 'public',
  summary: 'Places an order and answers its id, and where to go next',
  body: PlaceOrder,
  response: z.object({ id: Id, url: z.string() }),
  idempotent: true,
})
