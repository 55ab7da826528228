import { expect, test } from 'vitest'
import type { OrderStatus } from '#contract/orders.ts'
import type { PaymentState } from '#contract/payments.ts'
import { cents } from '../money.ts'
import { paymentText } from './payment-texts.ts'

test.each<[OrderStatus, PaymentState, number, string]>([
  ['approved', 'paid', 0, 'Paid online.'],
  ['rejected', 'paid', 0, 'Paid online; it is being paid back to you.'],
  ['approved', 'partially_refunded', 400, 'Paid online; {amount} of it was paid back.'],
  [
    'rejected',
    'partially_refunded',
    400,
    'Paid online; {amount} of it was paid back, and the rest is being paid back too.',
  ],
  ['pending_payment', 'paid', 0, 'Paid online; it is being paid back to you.'],
  ['rejected', 'refunded', 990, 'Paid online, and paid back in full.'],
])(
  'the guest of an order that is %s, with a payment that is %s, %d cents of it',
  (status, state, refunded, text) => {
    expect(paymentText({ state, refunded: cents(refunded) }, status)).toBe(text)
  },
)
