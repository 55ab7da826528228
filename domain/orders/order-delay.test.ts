import { expect, test } from 'vitest'
import type { OrderStatus } from '#contract/orders.ts'
import { expectedWindow } from './expected-time.ts'
import { orderDelay } from './order-delay.ts'

const minutes = { preparation: 20, delivery: 20 }
const forNow = {
  createdAt: '2026-11-20T18:00:00.000Z',
  deliverAt: 'now',
  deliverDate: null,
  deliverType: 'delivery',
  expectedAt: null,
} as const
const named = { ...forNow, expectedAt: '2026-11-20T18:30:00.000Z' } as const
const inRush = { ...forNow, leadMinutes: 70 } as const
const forLater = { ...forNow, deliverAt: 'later', deliverDate: '2026-11-20T21:00:00.000Z' } as const

const delayAt = (
  order: typeof forNow | typeof named | typeof inRush | typeof forLater,
  status: OrderStatus,
  time: string,
) =>
  orderDelay({ ...order, status }, expectedWindow(order, minutes), {
    minutes,
    now: Date.parse(`2026-11-20T${time}:00.000Z`),
  })

test.each([
  // Placed at 18:00 for 18:35 to 18:45: half of the time until then has passed at 18:17:30.
  ['unconfirmed and just placed', forNow, 'pending_approval', '18:17', undefined],
  ['unconfirmed when half of the time has passed', forNow, 'pending_approval', '18:18', 'unconfirmed'],
  ['unconfirmed to the end of its window', forNow, 'pending_approval', '18:44', 'unconfirmed'],
  ['unconfirmed after its window', forNow, 'pending_approval', '18:45', 'over'],
  // Its guest was told 19:05 to 19:15.
  ['placed in a rush and just placed', inRush, 'pending_approval', '18:32', undefined],
  [
    'placed in a rush and unconfirmed after the usual time',
    inRush,
    'pending_approval',
    '18:45',
    'unconfirmed',
  ],
  ['for later and unconfirmed hours before', forLater, 'pending_approval', '20:19', undefined],
  ['for later and unconfirmed when the kitchen begins', forLater, 'pending_approval', '20:20', 'unconfirmed'],
  ['in the kitchen in time', named, 'approved', '18:24', undefined],
  ['in the kitchen five minutes before its time', named, 'approved', '18:25', 'near'],
  ['in the kitchen after its time', named, 'approved', '18:30', 'over'],
  ['in the kitchen three hours after its time', named, 'approved', '21:30', undefined],
  ['for later and approved in its window', forLater, 'approved', '21:09', undefined],
  ['for later and approved at the end of its window', forLater, 'approved', '21:10', 'near'],
  ['waiting for its payment', forNow, 'pending_payment', '18:44', undefined],
  ['completed', named, 'completed', '18:45', undefined],
  ['rejected', named, 'rejected', '18:45', undefined],
] as const)('the delay of an order that is %s', (_, order, status, time, delay) => {
  expect(delayAt(order, status, time)).toBe(delay)
})

test.each([
  // Placed at 02:50 for 03:25 to 03:35 by a clock that shows 02:00 after it.
  ['autumn', '2026-10-25T00:50:00.000Z', '2026-10-25T01:34:00.000Z'],
  // Placed at 01:50 by a clock that shows 03:00 ten minutes later.
  ['spring', '2027-03-28T00:50:00.000Z', '2027-03-28T01:34:00.000Z'],
])(
  'an order placed before the clocks change in %s is late when its minutes are over',
  (_, createdAt, lastMinute) => {
    const order = { ...forNow, createdAt, status: 'approved' } as const
    const at = (now: number) => orderDelay(order, expectedWindow(order, minutes), { minutes, now })
    expect(at(Date.parse(lastMinute))).toBe('near')
    expect(at(Date.parse(lastMinute) + 60_000)).toBe('over')
  },
)
