import { z } from 'zod'
import { MAX_REFUND_REASON_LENGTH } from './text-lengths.ts'
import { endpoint } from './endpoint.ts'
import { PaymentState } from './payments.ts'
import { Id, Instant, Line, Money } from './primitives.ts'

export const RefundState = z.enum(['requested', 'pending', 'done', 'failed', 'canceled'])
export type RefundState = z.output<typeof RefundState>

/** `late`: the order could not be made any more; `double`: it was paid already; `provider`: not made here. */
export const RefundCause = z.enum(['rejected', 'late', 'double', 'staff', 'provider'])
export type RefundCause = z.output<typeof RefundCause>

/** `refund_owed`: the system could not pay back what pays no order (any more); `refund_failed`: one of the staff's refunds. */
export const AlarmKind = z.enum([
  'mismatch',
  'without_order',
  'capture_failed',
  'refund_failed',
  'refund_owed',
  'charged_back',
])
export type AlarmKind = z.output<typeof AlarmKind>

export const Refund = z.object({
  id: Id,
  amount: Money,
  state: RefundState,
  cause: RefundCause,
  reason: z.string(),
  at: Instant,
})
export type Refund = z.output<typeof Refund>

/** One try to pay an order, as the staff sees it. */
export const OrderAttempt = z.object({
  id: Id,
  provider: z.string(),
  reference: z.string().nullable(),
  state: PaymentState,
  providerState: z.string(),
  isLive: z.boolean(),
  amount: Money,
  captured: Money,
  at: Instant,
  refunds: z.array(Refund),
})
export type OrderAttempt = z.output<typeof OrderAttempt>

export const OrderPayments = z
  .object({
    attempts: z.array(OrderAttempt),
    /** What can still be refunded. */
    refundable: Money,
    lines: z.array(z.object({ position: z.int(), name: z.string(), amount: Money, isRefunded: z.boolean() })),
  })
  .meta({ id: 'OrderPayments' })
export type OrderPayments = z.output<typeof OrderPayments>

const orderParams = z.object({ id: z.string().regex(/^\w{1,64}$/) })

export const getOrderPayments = endpoint({
  id: 'getOrderPayments',
  method: 'GET',
  path: '/staff/orders/{id}/payments',
  auth: 'staff',
  permission: 'payments.read',
  summary: 'How an order was paid online, and what was paid back',
  params: orderParams,
  response: OrderPayments,
})

export const refundOrder = endpoint({
  id: 'refundOrder',
  method: 'POST',
  path: '/staff/orders/{id}/refunds',
  auth: 'staff',
  permission: 'orders.refund',
  summary: 'Pays back a whole order, an amount, or some of its lines',
  params: orderParams,
  body: z.object({
    /** Without `amount` and `lines`: everything that is left. */
    amount: Money.nullish(),
    lines: z.array(z.int().min(0).max(99)).max(100).nullish(),
    reason: Line(MAX_REFUND_REASON_LENGTH),
  }),
  response: OrderPayments,
  idempotent: true,
})

export const PaymentAlarm = z
  .object({
    id: Id,
    kind: AlarmKind,
    provider: z.string(),
    providerName: z.string(),
    reference: z.string().nullable(),
    /** Null for an order that was never placed: the staff sees no more of it than its code. */
    orderId: Id.nullable(),
    orderCode: z.string().nullable(),
    amount: Money,
    at: Instant,
  })
  .meta({ id: 'PaymentAlarm' })
export type PaymentAlarm = z.output<typeof PaymentAlarm>

export const listPaymentAlarms = endpoint({
  id: 'listPaymentAlarms',
  method: 'GET',
  path: '/staff/payment-alarms',
  auth: 'staff',
  permission: 'payments.read',
  summary: 'What the staff has to know about payments and nobody has seen yet, the newest first',
  response: z.array(PaymentAlarm),
})

export const markAlarmSeen = endpoint({
  id: 'markAlarmSeen',
  method: 'POST',
  path: '/staff/payment-alarms/{id}/seen',
  auth: 'staff',
  permission: 'payments.handle',
  summary: 'Somebody takes care of it',
  params: orderParams,
  response: z.object({ id: Id }),
})

export const refundAgain = endpoint({
  id: 'refundAgain',
  method: 'POST',
  path: '/staff/payment-alarms/{id}/refund',
  auth: 'staff',
  permission: 'payments.handle',
  summary: 'Tries a refund again that the system owes and that has failed; its alarm counts as seen',
  params: orderParams,
  response: z.object({ id: Id }),
})
