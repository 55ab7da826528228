import { expect, test } from 'vitest'
import { type PayableOrder, paymentFollows } from './payment-follows.ts'

const unpaid: PayableOrder = {
  status: 'pending_payment',
  isClosed: false,
  isPaidByOther: false,
  hasOtherOpen: false,
  canReinstate: false,
}
const dead = { state: 'canceled', paysOrder: false, wasHeld: false, hasAutomaticRefund: false } as const

test.each<[string, Partial<PayableOrder>, string]>([
  ['whose payment is dead expires', {}, 'expire'],
  ['does not expire while another payment is open', { hasOtherOpen: true }, 'nothing'],
  ['does not expire twice', { isClosed: true }, 'nothing'],
  ['that another payment pays does not expire', { isPaidByOther: true }, 'nothing'],
])('an unpaid order %s', (_, order, expected) => {
  expect(paymentFollows(dead, { ...unpaid, ...order })).toBe(expected)
})

test.each<[string, Partial<PayableOrder>]>([
  ['that could still be made', { isClosed: true, canReinstate: true }],
  ['that is to be paid anew', {}],
])('money that is being paid back does not pay an order %s', (_, order) => {
  const late = { state: 'paid', paysOrder: false, wasHeld: false, hasAutomaticRefund: true } as const
  expect(paymentFollows(late, { ...unpaid, ...order })).toBe('refund')
})
