import { expect, test } from 'vitest'
import { statusSentence } from './order-texts.ts'

const t = (text: string) => text
const payment = { state: null } as Parameters<typeof statusSentence>[0]['payment']
const order = { status: 'pending_approval', deliverType: 'takeaway', isClosed: false, payment } as const

test('only who eats soon is told that the kitchen confirms in a moment: it may be closed when an order for later is placed', () => {
  const textOf = (deliverAt: 'now' | 'later') => statusSentence({ ...order, deliverAt }, { t }).text
  expect(textOf('now')).toContain('in a moment')
  expect(textOf('later')).not.toContain('in a moment')
})
