import { expect, test } from 'vitest'
import { statusSentence } from './order-texts.ts'

const t = (text: string) => text
const payment = { state: null } as Parameters<typeof statusSentence>[0]['payment']
const order = { status: 'pending_approval', deliverType: 'takeaway', isClosed: false, payment } as const

test('only an order for now is said to be confirmed in a moment: the kitchen may be closed when an order for later is placed', () => {
  const textOf = (deliverAt: 'now' | 'later') => statusSentence({ ...order, deliverAt }, { t }).text
  expect(textOf('now')).toContain('in a moment')
  expect(textOf('later')).not.toContain('in a moment')
})

test('only an order for now is in the kitchen once it is approved: an order for later is cooked hours after', () => {
  const titleOf = (deliverAt: 'now' | 'later') =>
    statusSentence({ ...order, status: 'approved', deliverAt }, { t }).title
  expect(titleOf('now')).toBe('Your order is in the kitchen')
  expect(titleOf('later')).toBe('Your order is confirmed')
})
