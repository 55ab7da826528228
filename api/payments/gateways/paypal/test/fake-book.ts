import {
  authorizationJson,
  captureJson,
  type FakeCapture,
  type FakeOrder,
  orderJson,
  paypalId,
  refunded,
  refundJson,
  sum,
  taken,
} from './fake-objects.ts'
import { refusal } from './fake-errors.ts'
import { centsOf, type FakeAnswer } from '../../../../test/payments/serve-fake.ts'
import { isoNow } from '../../../../context.ts'

const HOLD_MS = 29 * 86_400_000

/** Something has happened at PayPal; `resource` is the object as PayPal shows it. */
export type SendWebhook = (kind: string, resourceType: string, resource: unknown) => void

export type OrderRequest = {
  intent: FakeOrder['intent']
  purchase_units: [
    {
      reference_id: string
      custom_id: string
      invoice_id: string
      description: string
      amount: Amount
    },
  ]
  payment_source: { paypal: { experience_context: { return_url: string; cancel_url: string } } }
}
export type Amount = { currency_code: string; value: string }

/** The orders of the fake, and what our calls do to them. */
export function createPaypalBook(url: string, clock: () => number, sendWebhook: SendWebhook) {
  const orders = new Map<string, FakeOrder>()
  let last = 0
  /** No two things happen at the same moment: an approval is told from the next by its time. */
  const tick = (): string => {
    last = Math.max(clock(), last + 1)
    return new Date(last).toISOString()
  }

  const sendCaptureWebhook = (order: FakeOrder, capture: FakeCapture) => {
    const kind = capture.status === 'DECLINED' ? 'DENIED' : capture.status
    sendWebhook(`PAYMENT.CAPTURE.${kind}`, 'capture', captureJson(order, capture))
  }

  function capture(order: FakeOrder, cents: number, status: string): void {
    const made = { id: paypalId(), status, cents, at: tick(), reason: null }
    order.captures.push(status === 'PENDING' ? { ...made, reason: 'PENDING_REVIEW' } : made)
    sendCaptureWebhook(order, made)
  }

  return {
    orders,
    tick,
    sendCaptureWebhook,
    order: (id: string) => {
      const order = orders.get(id)
      return order?.isGone ? undefined : order
    },
    create({ intent, purchase_units: [unit], payment_source }: OrderRequest): FakeAnswer {
      const { return_url, cancel_url } = payment_source.paypal.experience_context
      const at = tick()
      const order: FakeOrder = {
        id: paypalId(),
        intent,
        status: 'PAYER_ACTION_REQUIRED',
        isGone: false,
        isLive: false,
        createdAt: at,
        updatedAt: at,
        referenceId: unit.reference_id,
        customId: unit.custom_id,
        invoiceId: unit.invoice_id,
        description: unit.description,
        cents: centsOf(unit.amount),
        currency: unit.amount.currency_code,
        returnUrl: return_url,
        cancelUrl: cancel_url,
        promise: 'COMPLETED',
        captures: [],
        authorizations: [],
        refunds: [],
      }
      orders.set(order.id, order)
      return { status: 201, json: orderJson(order, url) }
    },
    /** Captures or authorizes an order that its buyer has approved. */
    collect(order: FakeOrder, step: string): FakeAnswer {
      const isCapture = step === 'capture'
      if (isCapture !== (order.intent === 'CAPTURE')) return refusal(422, 'ACTION_DOES_NOT_MATCH_INTENT')
      if (order.status === 'COMPLETED')
        return refusal(422, isCapture ? 'ORDER_ALREADY_CAPTURED' : 'ORDER_ALREADY_AUTHORIZED')
      if (order.status !== 'APPROVED') return refusal(422, 'ORDER_NOT_APPROVED')
      if (order.promise === 'refusal') {
        order.status = 'PAYER_ACTION_REQUIRED'
        return refusal(422, isCapture ? 'INSTRUMENT_DECLINED' : 'PAYER_ACTION_REQUIRED')
      }
      const isPaidAlready = [...orders.values()].some(
        (other) => other.invoiceId === order.invoiceId && taken(other).length > 0,
      )
      if (isPaidAlready) return refusal(422, 'DUPLICATE_INVOICE_ID')
      order.status = 'COMPLETED'
      if (isCapture) capture(order, order.cents, order.promise)
      else {
        const status = order.promise === 'PENDING' ? 'PENDING' : 'CREATED'
        const expiresAt = new Date(clock() + HOLD_MS).toISOString()
        const made = { id: paypalId(), status, cents: order.cents, at: tick(), expiresAt }
        order.authorizations.push(made)
        sendWebhook('PAYMENT.AUTHORIZATION.CREATED', 'authorization', authorizationJson(order, made))
      }
      return { status: 201, json: orderJson(order, url) }
    },
    captureHold(order: FakeOrder, { amount }: { amount: Amount }): FakeAnswer {
      const [held] = order.authorizations
      if (!held || held.status === 'CAPTURED') return refusal(422, 'AUTHORIZATION_ALREADY_CAPTURED')
      if (held.expiresAt <= isoNow({ clock })) return refusal(422, 'AUTHORIZATION_EXPIRED')
      if (held.status === 'VOIDED') return refusal(422, 'AUTHORIZATION_VOIDED')
      if (centsOf(amount) > held.cents) return refusal(422, 'MAX_CAPTURE_AMOUNT_EXCEEDED')
      held.status = 'CAPTURED'
      capture(order, centsOf(amount), 'COMPLETED')
      const made = order.captures.at(-1)
      return { status: 201, json: made && captureJson(order, made) }
    },
    voidHold(order: FakeOrder): FakeAnswer {
      const [held] = order.authorizations
      if (!held || held.status === 'CAPTURED') return refusal(422, 'PREVIOUSLY_CAPTURED')
      if (held.status === 'VOIDED') return refusal(422, 'PREVIOUSLY_VOIDED')
      held.status = 'VOIDED'
      const json = authorizationJson(order, held)
      sendWebhook('PAYMENT.AUTHORIZATION.VOIDED', 'authorization', json)
      return { status: 200, json }
    },
    refund(
      order: FakeOrder,
      captureId: string,
      request: { amount: Amount; invoice_id?: string },
    ): FakeAnswer {
      const captured = taken(order).find(({ id }) => id === captureId)
      if (!captured) return refusal(422, 'PENDING_CAPTURE')
      const left = sum(taken(order)) - refunded(order)
      const cents = centsOf(request.amount)
      if (left === 0) return refusal(422, 'CAPTURE_FULLY_REFUNDED')
      if (cents > left) return refusal(422, 'REFUND_AMOUNT_EXCEEDED')
      const invoiceId = request.invoice_id ?? null
      const made = { id: paypalId(), status: 'PENDING', cents, at: tick(), invoiceId, captureId }
      order.refunds.push(made)
      captured.status = cents === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
      sendWebhook('PAYMENT.REFUND.PENDING', 'refund', refundJson(order, made))
      return { status: 201, json: refundJson(order, made) }
    },
  }
}

export type PaypalBook = ReturnType<typeof createPaypalBook>
