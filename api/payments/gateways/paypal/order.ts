import { z } from 'zod'
import { sum } from '#domain/money.ts'
import type { SeenPayment, SeenRefund, SeenState } from '../../gateway.ts'
import { DecimalAmount } from '../decimal-amount.ts'
import type { PaypalPlace } from './place.ts'

const Money = z.object({ currency_code: z.string(), value: DecimalAmount })

const Capture = z.object({
  id: z.string(),
  status: z.enum(['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED', 'FAILED']),
  status_details: z.object({ reason: z.string().optional() }).optional(),
  amount: Money,
})

const Authorization = z.object({
  id: z.string(),
  status: z.enum(['CREATED', 'CAPTURED', 'DENIED', 'PARTIALLY_CAPTURED', 'VOIDED', 'PENDING']),
  expiration_time: z.iso.datetime({ offset: true }).optional(),
})

/** A refund, as it comes alone or within its order. */
export const PaypalRefund = z.object({
  id: z.string(),
  status: z.enum(['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED']),
  amount: Money,
  invoice_id: z.string().optional(),
})

const PurchaseUnit = z.object({
  custom_id: z.string().optional(),
  amount: Money,
  payments: z
    .object({
      captures: z.array(Capture).default([]),
      authorizations: z.array(Authorization).default([]),
      refunds: z.array(PaypalRefund).default([]),
    })
    .default({ captures: [], authorizations: [], refunds: [] }),
})

/** The fields of an order of PayPal that we read; ours have one purchase unit. */
export const PaypalOrder = z.object({
  id: z.string(),
  intent: z.enum(['CAPTURE', 'AUTHORIZE']),
  status: z.enum(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
  update_time: z.string().optional(),
  purchase_units: z.tuple([PurchaseUnit]),
  links: z.array(z.object({ href: z.string(), rel: z.string() })).default([]),
})
export type PaypalOrder = z.infer<typeof PaypalOrder>

const ORDER_STATES = {
  CREATED: 'open',
  SAVED: 'open',
  PAYER_ACTION_REQUIRED: 'open',
  APPROVED: 'confirmed',
  VOIDED: 'expired',
  COMPLETED: 'processing',
} as const satisfies Record<PaypalOrder['status'], SeenState>

const REFUND_STATES = {
  PENDING: 'pending',
  COMPLETED: 'done',
  FAILED: 'failed',
  CANCELLED: 'canceled',
} as const satisfies Record<string, SeenRefund['state']>

const TAKEN = new Set<string>(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'])
const DISPUTED = new Set(['BUYER_COMPLAINT', 'CHARGEBACK'])

/** An order of PayPal in our terms. `now` decides whether an authorization has expired. */
export function seenOrder(order: PaypalOrder, now: number, place: PaypalPlace): SeenPayment {
  const [{ custom_id, amount, payments }] = order.purchase_units
  const state = stateOf(order, now)
  const held = heldBy(order)
  return {
    ref: order.id,
    state,
    providerState: payments.captures.at(-1)?.status ?? held?.status ?? order.status,
    amount: amount.value,
    currency: amount.currency_code,
    reference: custom_id ?? null,
    isLive: isLive(order) ?? place.isLive,
    url: state === 'open' ? pageOf(order, place) : null,
    expiresAt: held?.expiration_time ? new Date(held.expiration_time).toISOString() : null,
    captured: sum(takenBy(order).map((capture) => capture.amount.value)),
    refunds: payments.refunds.map(seenRefund),
    isDisputed: payments.captures.some((one) => DISPUTED.has(one.status_details?.reason ?? '')),
  }
}

/** A refund of PayPal in our terms; its invoice number is our key. */
export function seenRefund({ id, status, amount, invoice_id }: z.infer<typeof PaypalRefund>): SeenRefund {
  return { ref: id, amount: amount.value, state: REFUND_STATES[status], reference: invoice_id ?? null }
}

/** The authorization of an order, if it has come so far. */
export function heldBy(order: PaypalOrder) {
  return order.purchase_units[0].payments.authorizations.at(-1)
}

/** The captures that have moved money. */
export function takenBy(order: PaypalOrder) {
  return order.purchase_units[0].payments.captures.filter(({ status }) => TAKEN.has(status))
}

/** The address of the approval page; PayPal leaves the link out of an order whose approval was used up by a decline. */
export function pageOf(order: PaypalOrder, { pageUrl }: PaypalPlace): string {
  const link = order.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
  return link?.href ?? `${pageUrl}?token=${order.id}`
}

function stateOf(order: PaypalOrder, now: number): SeenState {
  const { captures } = order.purchase_units[0].payments
  const held = heldBy(order)
  if (takenBy(order).length > 0) return 'paid'
  if (captures.some(({ status }) => status === 'PENDING')) return 'processing'
  if (held?.status === 'CREATED' || held?.status === 'VOIDED') {
    const isOver = held.expiration_time !== undefined && Date.parse(held.expiration_time) <= now
    if (isOver) return 'expired'
    return held.status === 'CREATED' ? 'authorized' : 'canceled'
  }
  if (captures.length > 0 || held?.status === 'DENIED') return 'failed'
  return ORDER_STATES[order.status]
}

/** An order does not hold its mode, but its own address shows it; null when it has none. */
function isLive({ links }: PaypalOrder): boolean | null {
  const self = links.find(({ rel }) => rel === 'self')
  if (!self || !URL.canParse(self.href)) return null
  return !new URL(self.href).hostname.endsWith('.sandbox.paypal.com')
}
