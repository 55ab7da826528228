import type { SimulatedEvent } from '../../../../test/payments/fake-gateway.ts'
import { captured, type MolliePayment } from './fake-objects.ts'

/** Sends a webhook: the type of the event, and its object. */
export type SendWebhook = (
  payment: MolliePayment,
  type: string,
  entity?: { id: string; path: string },
) => void

/** What the buyer, the bank or time does to a payment at Mollie. */
export function simulateAtMollie(
  payment: MolliePayment,
  what: SimulatedEvent,
  sendWebhook: SendWebhook,
): void {
  const isUnpaid = payment.status === 'open' || payment.status === 'pending'
  const turn = (status: MolliePayment['status'], may: boolean) => {
    if (!may) return
    payment.status = status
    sendWebhook(payment, `payment.${status}`)
  }
  const settleRefunds = (status: 'refunded' | 'failed') => {
    for (const refund of payment.refunds.filter((one) => one.status !== 'failed')) {
      refund.status = status
      const path = `/payments/${payment.id}/refunds/${refund.id}`
      sendWebhook(payment, `refund.${status}`, { id: refund.id, path })
    }
  }
  const simulations: Record<SimulatedEvent, () => void> = {
    pay: () => turn(payment.captureMode === 'manual' ? 'authorized' : 'paid', isUnpaid),
    authorize: () => turn('authorized', isUnpaid),
    process: () => turn('pending', payment.status === 'open'),
    decline: () => turn('failed', isUnpaid),
    cancel: () => turn('canceled', isUnpaid),
    expire: () => turn('expired', isUnpaid),
    'expire hold': () => turn('expired', payment.status === 'authorized'),
    dispute() {
      payment.chargedBack = captured(payment)
      const path = `/payments/${payment.id}/chargebacks/chb_1`
      sendWebhook(payment, 'chargeback.received', { id: 'chb_1', path })
    },
    'refund settles': () => settleRefunds('refunded'),
    'refund fails': () => settleRefunds('failed'),
    'change amount': () => void (payment.cents += 1),
    'change currency': () => void (payment.currency = 'USD'),
    'change reference': () => void (payment.metadata = { key: 'order-B2002-pay-1' }),
    'change mode': () => void (payment.mode = payment.mode === 'test' ? 'live' : 'test'),
  }
  simulations[what]()
}
