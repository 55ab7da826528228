import type { OrderStatus } from '#contract/orders.ts'
import type { PaymentState } from '#contract/payments.ts'
import { isDead } from './payment-states.ts'

/** The order an attempt belongs to. */
export type PayableOrder = {
  status: OrderStatus
  /** Nobody waited for its payment any more. */
  isClosed: boolean
  /** Another attempt pays it already. */
  isPaidByOther: boolean
  /** It could still be made if the money came now. */
  canRevive: boolean
}

/**
 * `place`: the restaurant may see the order. `revive`: the same, late. `close`: nobody waits any more. `reject`: the hold is
 * gone before anybody accepted. `take`, `let go`, `pay back`: what is to be done with the money. `lost`: the order is being
 * made and the money is gone.
 */
export type Consequence =
  | 'nothing'
  | 'place'
  | 'revive'
  | 'close'
  | 'reject'
  | 'take'
  | 'let go'
  | 'pay back'
  | 'lost'

/** What has to follow from where a payment and its order stand. The same stand always answers the same. */
export function paymentFollows(
  { state, paysOrder, wasHeld }: { state: PaymentState; paysOrder: boolean; wasHeld: boolean },
  order: PayableOrder,
): Consequence {
  const isUnpaid = order.status === 'pending_payment'
  if (isDead(state) || state === 'review') {
    if (isUnpaid) return order.isClosed || order.isPaidByOther ? 'nothing' : 'close'
    if (!paysOrder || !wasHeld) return 'nothing'
    if (order.status === 'pending_approval') return 'reject'
    return order.status === 'rejected' ? 'nothing' : 'lost'
  }
  const isHeld = state === 'authorized'
  if (!isHeld && state !== 'paid' && state !== 'partially_refunded') return 'nothing'
  const giveBack = isHeld ? 'let go' : 'pay back'
  if (paysOrder) {
    if (order.status === 'rejected') return giveBack
    return isHeld && order.status !== 'pending_approval' ? 'take' : 'nothing'
  }
  if (!isUnpaid || order.isPaidByOther || state === 'partially_refunded') return giveBack
  if (!order.isClosed) return 'place'
  return order.canRevive ? 'revive' : giveBack
}
