import { z } from 'zod'
import { MAX_ANSWER_LENGTH } from './text-lengths.ts'
import { LineText } from './cart.ts'
import { DeliverType, Totals } from './checkout.ts'
import { endpoint } from './endpoint.ts'
import { LiveMessage } from './live.ts'
import { IsTest, OrderStatus } from './orders.ts'
import { PaymentState } from './payments.ts'
import { CalendarDate, Id, Instant, Line, Money } from './primitives.ts'

/** A line as the kitchen reads it, in the restaurant's main language: the choices are short texts, one each, with '+ ' before what is added. */
export const KitchenLine = z.object({
  qty: z.int(),
  name: z.string(),
  size: z.string(),
  choices: z.array(z.string()),
})
export type KitchenLine = z.output<typeof KitchenLine>

/** An order on the board of the staff. */
export const StaffOrderSummary = z
  .object({
    id: Id,
    code: z.string(),
    status: OrderStatus,
    placedAt: Instant,
    deliverType: DeliverType,
    deliverAt: z.enum(['now', 'later']),
    deliverDate: Instant.nullable(),
    name: z.string(),
    area: z.string().nullable(),
    address: z.string().nullable(),
    notes: z.string().nullable(),
    /** The age to check when the order is handed over. */
    minAge: z.int().nullable(),
    /** When it is to be ready or at the door, once it was approved. */
    expectedAt: Instant.nullable(),
    tableName: z.string().nullable(),
    branchId: Id,
    /** Left out where the member sees the orders of one branch alone. */
    branchName: z.string().optional(),
    total: Money,
    isTest: IsTest,
    lines: z.array(KitchenLine),
  })
  .meta({ id: 'StaffOrderSummary' })
export type StaffOrderSummary = z.output<typeof StaffOrderSummary>

export const TicketLine = KitchenLine.extend({
  price: Money,
  minAge: z.int().nullable(),
  allergens: LineText.shape.allergens,
  additives: LineText.shape.additives,
  allergensUnknown: LineText.shape.allergensUnknown,
})
export type TicketLine = z.output<typeof TicketLine>

/** Everything about one order that the kitchen, the counter and the driver need. */
export const StaffOrder = StaffOrderSummary.extend({
  lines: z.array(TicketLine),
  /** Empty for a role that calls nobody. */
  phone: z.string(),
  /** Empty for a role that writes to nobody. */
  email: z.string(),
  /** Floor, doorbell and the like. */
  addressExtras: z.string().nullable(),
  /** The language in which the guest ordered. */
  language: z.string(),
  /** How the guest pays; cash and cards at the door are not recorded (ux.md R-T7). */
  paymentMethod: z.string(),
  /** The name of the online provider; null for an order that is paid in person. */
  paymentProvider: z.string().nullable(),
  /** How far an online payment has come; null for an order that is paid at the door or at the table. */
  paymentState: PaymentState.nullable(),
  refunded: Money,
  rejectReason: z.string().nullable(),
  issueInvoice: z.boolean(),
  receiptNumber: z.int().nullable(),
  /** The guest wants reusable packaging (ux.md R-V1). */
  wantsReusable: z.boolean(),
  /** Whether its status can be taken back now, by the same call that changes it. */
  canUndo: z.boolean(),
  history: z.array(
    z.object({
      /** Null when it was placed; the same as `to` when its guest was told another time. */
      from: OrderStatus.nullable(),
      to: OrderStatus,
      at: Instant,
      /** The member of staff; empty when it was not one. */
      by: z.string(),
      /** From then until it was to be ready or at the door, where that was told. */
      minutes: z.int().nullable(),
      reason: z.string().nullable(),
    }),
  ),
  totals: Totals.pick({
    goods: true,
    deposit: true,
    reusableDeposit: true,
    delivery: true,
    surcharge: true,
    discount: true,
    tax: true,
    tip: true,
  }),
}).meta({ id: 'StaffOrder' })
export type StaffOrder = z.output<typeof StaffOrder>

export const listStaffOrders = endpoint({
  id: 'listStaffOrders',
  method: 'GET',
  path: '/staff/orders',
  auth: 'staff',
  permission: 'orders.read',
  summary:
    'Orders, the newest first, thirty at a time; the kitchen and drivers see those that are open or were placed today',
  query: z.object({
    status: OrderStatus.optional(),
    /** The code of an order, or the number of its receipt. */
    number: z
      .string()
      .regex(/^[\da-z]{1,10}$/i)
      .optional(),
    /** `meta.next` of the page before. */
    before: z
      .string()
      .regex(/^\d{4}-\d\d-\d\dT[\d:.]{1,15}Z~\w{1,64}$/)
      .optional(),
  }),
  response: z.array(StaffOrderSummary),
  meta: z.object({ next: z.string().nullable() }),
})

export const countWaitingOrders = endpoint({
  id: 'countWaitingOrders',
  method: 'GET',
  path: '/staff/waiting-orders',
  auth: 'staff',
  permission: 'orders.read',
  summary: 'How many orders wait to be approved or rejected',
  response: z.int(),
})

/** What the counter may do with an order; what is allowed when is one table in `domain/orders/status.ts`. */
export const changeOrderStatus = endpoint({
  id: 'changeOrderStatus',
  method: 'POST',
  path: '/staff/orders/{id}/status',
  auth: 'staff',
  permission: 'orders.change',
  summary:
    'Approves an order with minutes, rejects it with a reason, completes it, or takes that back for a minute',
  params: z.object({ id: z.string().regex(/^\w{1,64}$/) }),
  body: z.object({
    status: OrderStatus,
    /** From now until it is ready or at the door; needed to approve. */
    minutes: z.int().min(1).max(600).nullish(),
    /** What the guest reads; needed to reject. */
    reason: Line(MAX_ANSWER_LENGTH).nullish(),
    /**
     * The status the counter saw. When the order has moved on since, nothing is changed, and `conflict` says in
     * `current` which `status` it has, by whom and when.
     */
    from: OrderStatus,
  }),
  response: StaffOrder,
})

export const changeOrderTime = endpoint({
  id: 'changeOrderTime',
  method: 'POST',
  path: '/staff/orders/{id}/time',
  auth: 'staff',
  permission: 'orders.change',
  summary: 'Tells the guest of an approved order another time',
  params: z.object({ id: z.string().regex(/^\w{1,64}$/) }),
  body: z.object({
    /** When it is ready or at the door; no more than ten hours from now, or after the time it is ordered for. */
    expectedAt: Instant,
    /**
     * The time the counter saw. When somebody else has told another one since, nothing is changed, and `conflict` says in
     * `current` which `status` the order has, by whom and when.
     */
    from: Instant.nullable(),
  }),
  response: StaffOrder,
})

export const getStaffOrder = endpoint({
  id: 'getStaffOrder',
  method: 'GET',
  path: '/staff/orders/{id}',
  auth: 'staff',
  permission: 'orders.read',
  summary: 'One order with everything for its kitchen ticket',
  params: z.object({ id: z.string().regex(/^\w{1,64}$/) }),
  response: StaffOrder,
})

/** Everything that was ordered, for the books and the tax office (ux.md R-T8). Dates are days of the restaurant. */
export const exportOrders = endpoint({
  id: 'exportOrders',
  method: 'GET',
  path: '/staff/orders/export',
  auth: 'staff',
  permission: 'orders.export',
  summary: 'All orders of some days as a file, with taxes and every change',
  query: z
    .object({ from: CalendarDate, to: CalendarDate, format: z.enum(['csv', 'json']).default('csv') })
    .refine(({ from, to }) => from <= to, { path: ['to'], error: 'The last day is before the first' }),
  response: z.string(),
  stream: 'file',
})

/** Notifies the counter that an order arrived or changed its status. `Last-Event-ID` brings what was missed. */
export const watchOrders = endpoint({
  id: 'watchOrders',
  method: 'GET',
  path: '/staff/live',
  auth: 'staff',
  permission: 'orders.read',
  summary: 'What happens to the orders of the branch, as server-sent events',
  response: LiveMessage,
  stream: 'events',
})

export const TestOrderLink = z.object({ path: z.string(), until: Instant }).meta({ id: 'TestOrderLink' })
export type TestOrderLink = z.output<typeof TestOrderLink>

export const getTestOrderLink = endpoint({
  id: 'getTestOrderLink',
  method: 'GET',
  path: '/staff/test-order',
  auth: 'staff',
  permission: 'settings.write',
  summary: 'The address that turns the orders of the browser which opens it into tests, for an hour',
  response: TestOrderLink,
})
