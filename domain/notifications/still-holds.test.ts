import { expect, test } from 'vitest'
import type { OrderStatus } from '#contract/orders.ts'
import { type OrderMail, orderMailHolds, reservationMailHolds } from './still-holds.ts'

const statuses: OrderStatus[] = ['pending_payment', 'pending_approval', 'approved', 'completed', 'rejected']

const expectedAt = '2026-11-21T17:30:00.000Z'

test.each<[OrderMail, OrderStatus[]]>([
  [{ kind: 'order_received' }, ['pending_payment', 'pending_approval', 'approved', 'completed']],
  [{ kind: 'order_approved' }, ['approved']],
  [{ kind: 'order_time_changed', expectedAt }, ['approved']],
  [{ kind: 'order_time_changed', expectedAt: '2026-11-21T17:15:00.000Z' }, []],
  [{ kind: 'order_rejected' }, ['rejected']],
])('%j holds for an order that is %j, and for no other', (said, expected) => {
  expect(statuses.filter((status) => orderMailHolds(said, { status, expectedAt }))).toEqual(expected)
})

const requested = { status: 'requested', answer: '' } as const
const confirmed = { status: 'confirmed', answer: 'Gern' } as const
const declined = { status: 'declined', answer: 'Full' } as const
const cancelled = { status: 'cancelled', answer: 'Gern' } as const
const before = '2026-11-21T17:59:00.000Z'
const reservedAt = '2026-11-21T18:00:00.000Z'

test.each([
  [requested, requested, before, true],
  [requested, confirmed, before, false],
  [requested, declined, before, false],
  [requested, cancelled, before, false],
  [requested, requested, reservedAt, false],
  [confirmed, confirmed, before, true],
  [confirmed, { ...confirmed, answer: 'At the window' }, before, false],
  [confirmed, declined, before, false],
  [confirmed, cancelled, before, false],
  [confirmed, confirmed, reservedAt, false],
  [declined, confirmed, before, false],
  [declined, declined, reservedAt, true],
] as const)('a mail that says %j of a reservation that is %j, at %s: %s', (said, now, at, holds) => {
  expect(reservationMailHolds(said, { ...now, reservedAt }, at)).toBe(holds)
})
