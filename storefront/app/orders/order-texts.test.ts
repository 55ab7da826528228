import { expect, test } from 'vitest'
import { statusSentence } from './order-texts.ts'

const t = (text: string) => text
const payment = { state: null } as Parameters<typeof statusSentence>[0]['payment']
const order = {
  status: 'pending_approval',
  deliverType: 'takeaway',
  deliverAt: 'later',
  deliverDate: '2026-11-20T18:00:00.000Z',
  expectedAt: null,
  isClosed: false,
  payment,
} as const
const at = (time: string) => ({
  minutes: { preparation: 20, delivery: 20 },
  now: Date.parse(`2026-11-20T${time}:00.000Z`),
})

test('an order with which the kitchen begins later is not said to be confirmed in a moment: the kitchen may be closed', () => {
  const textAt = (time: string) => statusSentence(order, at(time), { t }).text
  expect(textAt('12:00')).not.toContain('in a moment')
  expect(textAt('17:45')).toContain('in a moment')
})

test.each(['paid', 'partially_refunded', 'refunded'] as const)(
  'money that came too late and is %s is not said to be missing',
  (state) => {
    const late = {
      ...order,
      status: 'pending_payment',
      isClosed: true,
      payment: { ...payment, state },
    } as const
    expect(statusSentence(late, at('12:00'), { t }).title).toBe('Your payment came too late')
  },
)

test('an approved order is in the kitchen, but not hours before the kitchen begins with it', () => {
  const titleAt = (time: string) => statusSentence({ ...order, status: 'approved' }, at(time), { t }).title
  expect(titleAt('12:00')).toBe('Your order is confirmed')
  expect(titleAt('17:45')).toBe('Your order is in the kitchen')
})
