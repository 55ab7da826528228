import { expect, test } from 'vitest'
import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import { groupOrders } from './group-orders.ts'

const order = (
  id: string,
  status: StaffOrderSummary['status'],
  placedMinute: number,
  expectedMinute?: number,
) =>
  ({
    id,
    status,
    placedAt: at(placedMinute),
    expectedAt: expectedMinute === undefined ? null : at(expectedMinute),
    deliverType: 'takeaway',
    deliverAt: 'now',
    deliverDate: null,
  }) as StaffOrderSummary
const forLater = (order: StaffOrderSummary, wantedMinute: number): StaffOrderSummary => ({
  ...order,
  deliverAt: 'later',
  deliverDate: at(wantedMinute),
})
const at = (minute: number) => `2026-11-20T18:${String(minute).padStart(2, '0')}:00.000Z`
const now = { minutesOf: () => ({ preparation: 20, delivery: 20 }), now: Date.parse(at(10)) }
const ids = (orders: readonly StaffOrderSummary[]) => orders.map(({ id }) => id).join('')

test('what waits longest, what is due first and what came last stand on top, rejected orders apart', () => {
  const { waiting, cooking, finished, rejected } = groupOrders(
    [
      order('a', 'pending_approval', 9),
      order('b', 'pending_approval', 3),
      order('c', 'approved', 1, 50),
      order('d', 'approved', 2, 20),
      order('e', 'completed', 4),
      order('f', 'rejected', 8),
      order('g', 'completed', 6),
      order('h', 'rejected', 9),
    ],
    now,
  )
  expect([waiting, cooking, finished, rejected].map(ids)).toEqual(['ba', 'dc', 'ge', 'hf'])
})

test('an order that two lists show is there once, as the later list has it', () => {
  const { waiting, cooking } = groupOrders(
    [order('a', 'pending_approval', 1), order('a', 'approved', 1, 9)],
    now,
  )
  expect([ids(waiting), ids(cooking)]).toEqual(['', 'a'])
})

test('what the kitchen begins with later stands apart and is no dish to make now, approved or not', () => {
  const { waiting, cooking, later, toMake } = groupOrders(
    [
      forLater(order('a', 'pending_approval', 1), 59),
      order('b', 'pending_approval', 2),
      forLater(order('c', 'approved', 1, 50), 50),
      forLater(order('d', 'approved', 2, 40), 40),
      forLater(order('e', 'approved', 3, 30), 30),
      order('f', 'approved', 4, 25),
    ],
    now,
  )
  expect([waiting, cooking, later, toMake].map(ids)).toEqual(['ab', 'fe', 'dc', 'bfe'])
})
