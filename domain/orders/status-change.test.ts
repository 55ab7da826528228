import { expect, test } from 'vitest'
import type { OrderStatus } from '#contract/orders.ts'
import { messages } from '../messages.ts'
import { decideStatusChange, needsMinutes, type WantedChange } from './status-change.ts'

const now = Date.parse('2026-11-20T18:00:00.000Z')
const order = (status: OrderStatus, deliverDate: string | null = null) => ({
  status,
  deliverAt: deliverDate ? ('later' as const) : ('now' as const),
  deliverDate,
})
const decide = (status: OrderStatus, wanted: WantedChange, deliverDate: string | null = null) =>
  decideStatusChange(order(status, deliverDate), wanted, { by: 'staff', now })

test('an approved order is expected after its minutes', () => {
  expect(decide('pending_approval', { status: 'approved', minutes: 25 })).toEqual({
    ok: true,
    value: {
      from: 'pending_approval',
      to: 'approved',
      expectedAt: '2026-11-20T18:25:00.000Z',
      reason: null,
    },
  })
})

test.each([
  ['its time when no minutes are said', '2026-11-20T20:00:00.000Z', undefined, '2026-11-20T20:00:00.000Z'],
  ['its time when the kitchen is done before', '2026-11-20T20:00:00.000Z', 30, '2026-11-20T20:00:00.000Z'],
  ['after the minutes when they end later', '2026-11-20T18:15:00.000Z', 30, '2026-11-20T18:30:00.000Z'],
  ['after the minutes when its time has passed', '2026-11-20T17:45:00.000Z', 30, '2026-11-20T18:30:00.000Z'],
])('an order for later is expected at %s', (_, deliverDate, minutes, expectedAt) => {
  const decided = decide('pending_approval', { status: 'approved', minutes }, deliverDate)
  expect(decided).toMatchObject({ ok: true, value: { expectedAt } })
})

test.each([
  ['now', null, true],
  ['a time to come', '2026-11-20T18:15:00.000Z', false],
  ['a time that has passed', '2026-11-20T18:00:00.000Z', true],
])('an order for %s needs minutes: %s', (_, deliverDate, needed) => {
  expect(needsMinutes(order('pending_approval', deliverDate), now)).toBe(needed)
  const decided = decide('pending_approval', { status: 'approved' }, deliverDate)
  expect(decided).toMatchObject(
    needed ? { ok: false, problems: { minutes: [messages.minutesMissing] } } : { ok: true },
  )
})

test.each(['pending_approval', 'approved'] as const)(
  'an order that is %s is rejected with a reason',
  (from) => {
    expect(decide(from, { status: 'rejected', reason: ' Der Ofen ist aus ' })).toMatchObject({
      ok: true,
      value: { to: 'rejected', reason: 'Der Ofen ist aus', expectedAt: null },
    })
    for (const reason of [undefined, null, '', '  ']) {
      expect(decide(from, { status: 'rejected', reason })).toEqual({
        ok: false,
        problems: { reason: [messages.reasonMissing] },
      })
    }
  },
)

test('a completed order takes neither minutes nor a reason with it', () => {
  expect(decide('approved', { status: 'completed', minutes: 5, reason: 'x' })).toMatchObject({
    value: { expectedAt: null, reason: null },
  })
})

test.each([
  ['pending_payment', 'approved'],
  ['pending_payment', 'pending_approval'],
  ['pending_approval', 'completed'],
  ['approved', 'approved'],
  ['completed', 'rejected'],
  ['rejected', 'approved'],
] as const)('the staff cannot move an order from %s to %s', (from, status) => {
  expect(decide(from, { status, minutes: 20, reason: 'x' })).toEqual({
    ok: false,
    problems: { status: [messages.stepNotAllowed] },
  })
})

test('a payment moves an order on, and approves none', () => {
  const bySystem = (from: OrderStatus, status: OrderStatus) =>
    decideStatusChange(order(from), { status, minutes: 20 }, { by: 'system', now }).ok
  expect(bySystem('pending_payment', 'pending_approval')).toBe(true)
  expect(bySystem('pending_approval', 'approved')).toBe(false)
})
