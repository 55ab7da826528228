import { z } from 'zod'
import type { Cents } from '#contract/primitives.ts'
import { zero } from '#domain/money.ts'
import type { SeenPayment, SeenRefund, SeenState } from '../../gateway.ts'
import { DecimalAmount } from '../decimal-amount.ts'

const Amount = z.object({ currency: z.string(), value: DecimalAmount })
const Link = z.object({ href: z.string() })
/** Any metadata; ours is an object with `key`. */
const Metadata = z
  .object({ key: z.string() })
  .nullable()
  .catch(null)
  .transform((metadata) => metadata?.key ?? null)

export const Refund = z.object({
  id: z.string(),
  amount: Amount,
  status: z.enum(['queued', 'pending', 'processing', 'refunded', 'failed', 'canceled']),
  metadata: Metadata.optional().default(null),
})
export type Refund = z.output<typeof Refund>

const Capture = z.object({ status: z.enum(['pending', 'succeeded', 'failed']) })

/** The fields of a payment that we rely on; the rest holds the guest's data. */
const PaymentAnswer = z.object({
  id: z.string(),
  mode: z.enum(['live', 'test']),
  createdAt: z.string(),
  status: z.enum(['open', 'pending', 'authorized', 'paid', 'canceled', 'expired', 'failed']),
  amount: Amount,
  amountCaptured: Amount.nullish(),
  amountRefunded: Amount.nullish(),
  amountChargedBack: Amount.nullish(),
  metadata: Metadata.optional().default(null),
  isCancelable: z.boolean().nullish(),
  expiresAt: z.string().nullish(),
  _links: z.object({ checkout: Link.nullish() }),
  _embedded: z.object({ refunds: z.array(Refund).nullish(), captures: z.array(Capture).nullish() }).nullish(),
})

export const Payment = PaymentAnswer.transform(({ _links, _embedded, metadata, ...payment }) => ({
  ...payment,
  key: metadata,
  checkout: _links.checkout?.href ?? null,
  refunds: _embedded?.refunds ?? [],
  captures: _embedded?.captures ?? [],
}))
export type Payment = z.output<typeof Payment>

/** One page of a list; `next` is the address of the one after it. */
export const PaymentPage = z
  .object({
    _embedded: z.object({ payments: z.array(Payment) }),
    _links: z.object({ next: Link.nullish() }),
  })
  .transform(({ _embedded, _links }) => ({
    payments: _embedded.payments,
    next: _links.next?.href ?? null,
  }))

const states: Record<Payment['status'], SeenState> = {
  open: 'open',
  pending: 'processing',
  authorized: 'authorized',
  paid: 'paid',
  canceled: 'canceled',
  expired: 'expired',
  failed: 'failed',
}

export function seePayment(payment: Payment): SeenPayment {
  const { status, amount, expiresAt } = payment
  return {
    ref: payment.id,
    state: states[status],
    providerState: status,
    amount: amount.value,
    currency: amount.currency,
    reference: payment.key,
    isLive: payment.mode === 'live',
    url: status === 'open' ? payment.checkout : null,
    expiresAt: expiresAt ? new Date(expiresAt).toISOString() : null,
    captured: capturedOf(payment),
    refunds: payment.refunds.map(seeRefund),
    isDisputed: (payment.amountChargedBack?.value ?? 0) > 0,
  }
}

/** Only a payment that was held first has its captured amount. */
function capturedOf({ status, amount, amountCaptured }: Payment): Cents {
  return amountCaptured?.value ?? (status === 'paid' ? amount.value : zero)
}

const refundStates: Record<Refund['status'], SeenRefund['state']> = {
  queued: 'pending',
  pending: 'pending',
  processing: 'pending',
  refunded: 'done',
  failed: 'failed',
  canceled: 'canceled',
}

export function seeRefund({ id, amount, status, metadata }: Refund): SeenRefund {
  return { ref: id, amount: amount.value, state: refundStates[status], reference: metadata }
}
