import {
  chargeObject,
  disputeObject,
  intentObject,
  refundObject,
  sessionObject,
  type StripeIntent,
  type StripePayment,
} from './fake-stripe-objects.ts'
import type { Happening } from './fake-gateway.ts'

/** Tells of an event and its object. */
export type Announce = (kind: string, object: object) => void

type Happens = (payment: StripePayment, announce: Announce) => void

const isPayable = ({ status, intent }: StripePayment) => status === 'open' || intent?.status === 'processing'

/** What Stripe does when the buyer, a bank or time does something; what is impossible changes nothing. */
export const atStripe: Record<Happening, Happens> = {
  pay(payment, announce) {
    if (!isPayable(payment)) return
    const wasOpen = payment.status === 'open'
    payment.status = 'complete'
    const intent = payment.isManual
      ? tryIntent(payment, 'requires_capture')
      : { ...tryIntent(payment, 'succeeded'), received: payment.amount }
    payment.intent = intent
    announce(
      wasOpen ? 'checkout.session.completed' : 'checkout.session.async_payment_succeeded',
      sessionObject(payment),
    )
    if (payment.isManual) announce('payment_intent.amount_capturable_updated', intentObject(payment, intent))
  },
  authorize: (payment, announce) => atStripe.pay(payment, announce),
  process(payment, announce) {
    if (payment.status !== 'open') return
    payment.status = 'complete'
    payment.intent = tryIntent(payment, 'processing')
    announce('checkout.session.completed', sessionObject(payment))
  },
  decline(payment, announce) {
    if (!isPayable(payment)) return
    payment.intent = tryIntent(payment, 'requires_payment_method')
    if (payment.status === 'complete')
      announce('checkout.session.async_payment_failed', sessionObject(payment))
  },
  cancel() {
    // The buyer only leaves the page; the session stays open.
  },
  expire(payment, announce) {
    if (payment.status !== 'open') return
    payment.status = 'expired'
    announce('checkout.session.expired', sessionObject(payment))
  },
  'expire hold'(payment, announce) {
    if (payment.intent?.status === 'requires_capture') letGo(payment, payment.intent, 'automatic', announce)
  },
  dispute(payment, announce) {
    if (!payment.intent?.received) return
    payment.intent.isDisputed = true
    announce('charge.dispute.created', disputeObject(payment))
  },
  'refund settles'(payment, announce) {
    const refund = payment.refunds.find(({ status }) => status === 'pending')
    if (!refund) return
    refund.status = 'succeeded'
    announce('refund.updated', refundObject(payment, refund))
  },
  'refund fails'(payment, announce) {
    const refund = payment.refunds.findLast(({ status }) => status !== 'failed')
    if (!refund) return
    refund.status = 'failed'
    announce('refund.failed', refundObject(payment, refund))
  },
  'change amount': (payment) => void (payment.amount += 100),
  'change currency': (payment) => void (payment.currency = 'usd'),
  'change reference': (payment) => void (payment.reference = 'order-of-somebody-else'),
  'change mode': (payment) => void (payment.isLive = !payment.isLive),
}

/** Held money goes back to the buyer. */
export function letGo(
  payment: StripePayment,
  intent: StripeIntent,
  why: StripeIntent['cancellationReason'],
  announce: Announce,
): void {
  intent.status = 'canceled'
  intent.cancellationReason = why
  announce('payment_intent.canceled', intentObject(payment, intent))
}

/** A refund has begun; the bank has not said yes yet. */
export function giveBack(
  payment: StripePayment,
  refund: StripePayment['refunds'][number],
  announce: Announce,
): void {
  payment.refunds.push(refund)
  if (payment.intent) announce('charge.refunded', chargeObject(payment, payment.intent))
}

function tryIntent(payment: StripePayment, status: StripeIntent['status']): StripeIntent {
  const fresh = {
    id: payment.id.replace(/^cs_(test|live)_/, 'pi_'),
    received: 0,
    cancellationReason: null,
    isDisputed: false,
  }
  return { ...(payment.intent ?? fresh), status }
}
