import { expect, test } from 'vitest'
import type { PaymentState } from '#contract/payments.ts'
import { cents } from '../money.ts'
import { refundState } from './reconcile-payment.ts'

test.each<[PaymentState, number, PaymentState]>([
  ['paid', 0, 'paid'],
  ['paid', 400, 'partially_refunded'],
  ['partially_refunded', 990, 'refunded'],
  ['refunded', 990, 'refunded'],
  // A refund has failed after it was made.
  ['refunded', 0, 'paid'],
  ['refunded', 400, 'partially_refunded'],
  ['partially_refunded', 0, 'paid'],
  // What is no longer ours, or was never captured, is not refunded.
  ['charged_back', 0, 'charged_back'],
  ['authorized', 0, 'authorized'],
  ['review', 990, 'review'],
])(
  'a payment of 990 cents that was %s is, with %d of them back at the buyer, %s',
  (state, refunded, after) => {
    expect(refundState(state, cents(990), cents(refunded))).toBe(after)
  },
)
