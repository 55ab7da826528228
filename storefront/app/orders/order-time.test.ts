import { expect, test } from 'vitest'
import { expectedTime, promisedTime } from './order-time.ts'

const createdAt = '2026-11-20T17:00:00.000Z'
const minutes = { preparation: 20, delivery: 20 }
const texts = ({ from, to }: { from: Date; to: Date }) => [from.toISOString(), to.toISOString()]

test('a delivery for now is expected after kitchen and road', () => {
  const order = { createdAt, deliverAt: 'now', deliverDate: null, deliverType: 'delivery' } as const
  expect(texts(expectedTime(order, minutes))).toEqual([
    '2026-11-20T17:35:00.000Z',
    '2026-11-20T17:45:00.000Z',
  ])
})

test('picking up needs no road', () => {
  const order = { createdAt, deliverAt: 'now', deliverDate: null, deliverType: 'takeaway' } as const
  expect(texts(expectedTime(order, minutes))).toEqual([
    '2026-11-20T17:15:00.000Z',
    '2026-11-20T17:25:00.000Z',
  ])
})

test('an order for later is expected in its window', () => {
  const deliverDate = '2026-11-21T18:00:00.000Z'
  const order = { createdAt, deliverAt: 'later', deliverDate, deliverType: 'delivery' } as const
  expect(texts(expectedTime(order, minutes))).toEqual([deliverDate, '2026-11-21T18:15:00.000Z'])
})

test.each([
  ['nothing before the restaurant has said so', 'now', null, null, undefined],
  ['what the restaurant says', 'now', null, '2026-11-20T17:25:00.000Z', '2026-11-20T17:25:00.000Z'],
  [
    'nothing new when an order for later keeps its time',
    'later',
    '2026-11-21T18:00:00.000Z',
    '2026-11-21T18:00:00.000Z',
    undefined,
  ],
  [
    'the later time of an order for later',
    'later',
    '2026-11-21T18:00:00.000Z',
    '2026-11-21T18:40:00.000Z',
    '2026-11-21T18:40:00.000Z',
  ],
] as const)('promised is %s', (_, deliverAt, deliverDate, expectedAt, promised) => {
  expect(promisedTime({ deliverAt, deliverDate, expectedAt })?.toISOString()).toBe(promised)
})
