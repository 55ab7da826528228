import { expect, test } from 'vitest'
import { type ExpectedWindow, expectedWindow } from './expected-time.ts'

const createdAt = '2026-11-20T17:00:00.000Z'
const minutes = { preparation: 20, delivery: 20 }
const texts = ({ from, to }: ExpectedWindow) => [from.toISOString(), to.toISOString()]
const forNow = { createdAt, deliverAt: 'now', deliverDate: null, expectedAt: null } as const
const forLater = { ...forNow, deliverAt: 'later', deliverDate: '2026-11-21T18:00:00.000Z' } as const

test.each([
  ['a delivery for now after kitchen and road', forNow, 'delivery', '17:35', '17:45'],
  ['a takeaway for now after the kitchen alone', forNow, 'takeaway', '17:15', '17:25'],
  [
    'a delivery for now as its guest was told in a rush',
    { ...forNow, leadMinutes: 70 },
    'delivery',
    '18:05',
    '18:15',
  ],
  [
    'an approved order for now at the time the restaurant has named',
    { ...forNow, expectedAt: '2026-11-20T17:25:00.000Z' },
    'delivery',
    '17:25',
    '17:25',
  ],
  ['an order for later in its window', forLater, 'delivery', '18:00', '18:15'],
  [
    'an approved order for later that keeps its time in its window',
    { ...forLater, expectedAt: '2026-11-21T18:00:00.000Z' },
    'delivery',
    '18:00',
    '18:15',
  ],
  [
    'an order for later at the later time that was named',
    { ...forLater, expectedAt: '2026-11-21T18:40:00.000Z' },
    'delivery',
    '18:40',
    '18:40',
  ],
] as const)('expect %s', (_, order, deliverType, from, to) => {
  const day = order.deliverAt === 'later' ? '2026-11-21' : '2026-11-20'
  expect(texts(expectedWindow({ ...order, deliverType }, minutes))).toEqual([
    `${day}T${from}:00.000Z`,
    `${day}T${to}:00.000Z`,
  ])
})
