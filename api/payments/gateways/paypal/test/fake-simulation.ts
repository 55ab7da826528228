import type { SimulatedEvent } from '../../../../test/payments/fake-gateway.ts'
import type { SendWebhook, PaypalBook } from './fake-book.ts'
import { authorizationJson, type FakeOrder, orderJson, refunded, refundJson, taken } from './fake-objects.ts'

/** What buyers, banks and time do to the orders of the fake. */
export function createPaypalSimulation(book: PaypalBook, url: string, sendWebhook: SendWebhook) {
  function approve(order: FakeOrder, promise: FakeOrder['promise']): void {
    order.promise = promise
    order.status = 'APPROVED'
    order.updatedAt = book.tick()
    sendWebhook('CHECKOUT.ORDER.APPROVED', 'checkout-order', orderJson(order, url))
  }

  /** Decides a capture in review; without one, the buyer approves. */
  function decide(order: FakeOrder, promise: 'COMPLETED' | 'refusal'): void {
    const pending = order.captures.find(({ status }) => status === 'PENDING')
    if (!pending) return approve(order, promise)
    pending.status = promise === 'COMPLETED' ? 'COMPLETED' : 'DECLINED'
    pending.reason = null
    return book.sendCaptureWebhook(order, pending)
  }

  function endRefunds(order: FakeOrder, status: 'COMPLETED' | 'FAILED'): void {
    const ends = (before: string) => before === 'PENDING' || (before === 'COMPLETED' && status === 'FAILED')
    for (const refund of order.refunds.filter((one) => ends(one.status))) {
      refund.status = status
      const kind = status === 'COMPLETED' ? 'PAYMENT.CAPTURE.REFUNDED' : 'PAYMENT.REFUND.FAILED'
      sendWebhook(kind, 'refund', refundJson(order, refund))
    }
    if (status === 'FAILED')
      for (const one of taken(order)) one.status = refunded(order) > 0 ? 'PARTIALLY_REFUNDED' : 'COMPLETED'
  }

  const simulations: Record<SimulatedEvent, (order: FakeOrder) => void> = {
    pay: (order) => decide(order, 'COMPLETED'),
    authorize: (order) => approve(order, 'COMPLETED'),
    process: (order) => approve(order, 'PENDING'),
    decline: (order) => decide(order, 'refusal'),
    // A buyer who cancels causes no event at PayPal.
    cancel: () => {},
    expire(order) {
      order.isGone = true
    },
    'expire hold'(order) {
      for (const held of order.authorizations) {
        held.status = 'VOIDED'
        held.expiresAt = held.at
        sendWebhook('PAYMENT.AUTHORIZATION.VOIDED', 'authorization', authorizationJson(order, held))
      }
    },
    dispute(order) {
      for (const one of taken(order)) {
        one.reason = 'CHARGEBACK'
        sendWebhook('CUSTOMER.DISPUTE.CREATED', 'dispute', {
          dispute_id: `PP-D-${one.id}`,
          disputed_transactions: [{ seller_transaction_id: one.id }],
          reason: 'UNAUTHORISED',
          status: 'OPEN',
        })
      }
    },
    'refund settles': (order) => endRefunds(order, 'COMPLETED'),
    'refund fails': (order) => endRefunds(order, 'FAILED'),
    'change amount'(order) {
      order.cents = 99
      for (const one of order.captures) one.cents = 99
    },
    'change currency'(order) {
      order.currency = 'USD'
    },
    'change reference'(order) {
      order.customId = 'order-Z9999-pay-1'
    },
    'change mode'(order) {
      order.isLive = !order.isLive
    },
  }

  return (ref: string, what: SimulatedEvent): void => {
    const order = book.orders.get(ref)
    if (!order) throw new Error(`PayPal knows no order ${ref}`)
    simulations[what](order)
  }
}
