import type { PaymentState } from '#contract/payments.ts'

/**
 * How far a state is along the way of a payment; it only ever moves to a higher one (payments.md rule 4), unless a refund
 * fails after it was made.
 */
const ranks: Record<PaymentState, number> = {
  created: 0,
  open: 1,
  processing: 2,
  failed: 3,
  expired: 3,
  canceled: 3,
  authorized: 4,
  paid: 5,
  partially_refunded: 6,
  refunded: 7,
  charged_back: 8,
  review: 9,
}

/** Whether one state lies behind another. */
export const isFurther = (state: PaymentState, than: PaymentState): boolean => ranks[state] > ranks[than]

/** The outcome is open: the buyer may still pay, or has paid unconfirmed. No other attempt may be started. */
export const isOpen = (state: PaymentState): boolean => ranks[state] <= ranks.processing

/** No money was moved, and none is expected to be. */
export const isDead = (state: PaymentState): boolean => ranks[state] === ranks.failed

/** All money is back with the buyer after it was moved. */
export const isReturned = (state: PaymentState): boolean => state === 'refunded' || state === 'charged_back'

/** Money was moved to the restaurant, whatever came of it later. */
export const hasMoved = (state: PaymentState): boolean =>
  state === 'paid' || state === 'partially_refunded' || isReturned(state)
