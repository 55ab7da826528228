import {
  chargeObject,
  disputeObject,
  intentObject,
  refundObject,
  sessionObject,
  type StripeIntent,
  type StripePayment,
} from './fake-objects.ts'
import type { SimulatedEvent } from '../../../../test/payments/fake-gateway.ts'

/** Sends a webhook with an event and its object. */
export type SendWebhook = (kind: string, object: object) => void

type Simulate = (payment: StripePayment, sendWebhook: SendWebhook) => void

const isPayable = ({ status, intent }: StripePayment) => status === 'open' || intent?.status === 'processing'

/** What Stripe does when the buyer, a bank or time does something; what is impossible changes nothing. */
export const atStripe: Record<SimulatedEvent, Simulate> = {
  pay(payment, sendWebhook) {
    if (!isPayable(payment)) return
    const wasOpen = payment.status === 'open'
    payment.status = 'complete'
    const intent = payment.isManual
      ? tryIntent(payment, 'requires_capture')
      : { ...tryIntent(payment, 'succeeded'), received: payment.amount }
    payment.intent = intent
    sendWebhook(
      wasOpen ? 'checkout.session.completed' : 'checkout.session.async_payment_succeeded',
      sessionObject(payment),
    )
    if (payment.isManual)
      sendWebhook('payment_intent.amount_capturable_updated', intentObject(payment, intent))
  },
  authorize: (payment, sendWebhook) => atStripe.pay(payment, sendWebhook),
  process(payment, sendWebhook) {
    if (payment.status !== 'open') return
    payment.status = 'complete'
    payment.intent = tryIntent(payment, 'processing')
    sendWebhook('checkout.session.completed', sessionObject(payment))
  },
  decline(payment, sendWebhook) {
    if (!isPayable(payment)) return
    payment.intent = tryIntent(payment, 'requires_payment_method')
    if (payment.status === 'complete')
      sendWebhook('checkout.session.async_payment_failed', sessionObject(payment))
  },
  cancel() {
    // The buyer only leaves the page; the session stays open.
  },
  expire(payment, sendWebhook) {
    if (payment.status !== 'open') return
    payment.status = 'expired'
    sendWebhook('checkout.session.expired', sessionObject(payment))
  },
  'expire hold'(payment, sendWebhook) {
    if (payment.intent?.status === 'requires_capture')
      voidIntent(payment, payment.intent, 'automatic', sendWebhook)
  },
  dispute(payment, sendWebhook) {
    if (!payment.intent?.received) return
    payment.intent.isDisputed = true
    sendWebhook('charge.dispute.created', disputeObject(payment))
  },
  'refund settles'(payment, sendWebhook) {
    const refund = payment.refunds.find(({ status }) => status === 'pending')
    if (!refund) return
    refund.status = 'succeeded'
    sendWebhook('refund.updated', refundObject(payment, refund))
  },
  'refund fails'(payment, sendWebhook) {
    const refund = payment.refunds.findLast(({ status }) => status !== 'failed')
    if (!refund) return
    refund.status = 'failed'
    sendWebhook('refund.failed', refundObject(payment, refund))
  },
  'change amount': (payment) => void (payment.amount += 100),
  'change currency': (payment) => void (payment.currency = 'usd'),
  'change reference': (payment) => void (payment.reference = 'order-of-somebody-else'),
  'change mode': (payment) => void (payment.isLive = !payment.isLive),
}

/** Held money goes back to the buyer. */
export function voidIntent(
  payment: StripePayment,
  intent: StripeIntent,
  why: StripeIntent['cancellationReason'],
  sendWebhook: SendWebhook,
): void {
  intent.status = 'canceled'
  intent.cancellationReason = why
  sendWebhook('payment_intent.canceled', intentObject(payment, intent))
}

/** A refund has started; the bank has not confirmed it yet. */
export function refundCharge(
  payment: StripePayment,
  refund: StripePayment['refunds'][number],
  sendWebhook: SendWebhook,
): void {
  payment.refunds.push(refund)
  if (payment.intent) sendWebhook('charge.refunded', chargeObject(payment, payment.intent))
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
