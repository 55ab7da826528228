import type { Order, OrderStatus } from '#contract/orders.ts'

type Paid = Pick<Order['payment'], 'state' | 'refunded'>

/** How an online payment stands, as its guest reads it; the key of a text with `{amount}` for what was refunded. */
export function paymentText({ state, refunded }: Paid, status: OrderStatus): string {
  if (state === 'authorized') {
    return status === 'rejected'
      ? 'Nothing was charged; the reserved amount is released.'
      : 'Reserved online; charged when the restaurant accepts.'
  }
  // Money that does not pay an order is owed to its guest.
  const isOwed = status === 'rejected' || status === 'pending_payment'
  if (state === 'refunded') return 'Paid online, and paid back in full.'
  if (state === 'partially_refunded' || (state === 'paid' && refunded > 0)) {
    return isOwed
      ? 'Paid online; {amount} of it was paid back, and the rest is being paid back too.'
      : 'Paid online; {amount} of it was paid back.'
  }
  if (state === 'paid') return isOwed ? 'Paid online; it is being paid back to you.' : 'Paid online.'
  if (state === 'charged_back') return 'The payment was taken back by the bank.'
  if (state === 'processing' || state === 'review') return 'The payment is being checked.'
  return 'Nothing was charged.'
}
