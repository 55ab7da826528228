import type { OrderStatus } from '#contract/orders.ts'
import type { PaymentState } from '#contract/payments.ts'
import { isDead } from './payment-states.ts'

/** An attempt to pay an order. */
export type FollowedPayment = {
  state: PaymentState
  paysOrder: boolean
  wasHeld: boolean
  /** The system has begun to refund it, whatever came of that. */
  hasAutomaticRefund: boolean
}

/** The order an attempt belongs to. */
export type PayableOrder = {
  status: OrderStatus
  /** Its payment was no longer awaited. */
  isClosed: boolean
  /** Another attempt pays it already. */
  isPaidByOther: boolean
  /** The buyer may still pay by another attempt. */
  hasOtherOpen: boolean
  /** It could still be made if the money came now. */
  canReinstate: boolean
}

/**
 * `place`: the restaurant may see the order. `reinstate`: the same, late. `expire`: the payment is no longer awaited. `reject`: the hold is
 * gone before anybody accepted. `capture`, `void`, `refund`: what is to be done with the money. `lost`: the order is being
 * made and the money is gone.
 */
export type Consequence =
  | 'nothing'
  | 'place'
  | 'reinstate'
  | 'expire'
  | 'reject'
  | 'capture'
  | 'void'
  | 'refund'
  | 'lost'

/** What has to follow from where a payment and its order stand. The same stand always answers the same. */
export function paymentFollows(
  { state, paysOrder, wasHeld, hasAutomaticRefund }: FollowedPayment,
  order: PayableOrder,
): Consequence {
  const isUnpaid = order.status === 'pending_payment'
  if (isDead(state) || state === 'review') {
    if (isUnpaid) return order.isClosed || order.isPaidByOther || order.hasOtherOpen ? 'nothing' : 'expire'
    if (!paysOrder || !wasHeld) return 'nothing'
    if (order.status === 'pending_approval') return 'reject'
    return order.status === 'rejected' ? 'nothing' : 'lost'
  }
  const isHeld = state === 'authorized'
  if (!isHeld && state !== 'paid' && state !== 'partially_refunded') return 'nothing'
  const returnMoney = isHeld ? 'void' : 'refund'
  if (paysOrder) {
    if (order.status === 'rejected') return returnMoney
    return isHeld && order.status !== 'pending_approval' ? 'capture' : 'nothing'
  }
  if (!isUnpaid || order.isPaidByOther || state === 'partially_refunded' || hasAutomaticRefund) {
    return returnMoney
  }
  if (!order.isClosed) return 'place'
  return order.canReinstate ? 'reinstate' : returnMoney
}
