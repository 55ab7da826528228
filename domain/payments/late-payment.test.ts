import { expect, test } from 'vitest'
import type { OrderTimesInput } from '../hours/time-windows.ts'
import { eveningWeek, fridayEvening, zone } from '../test/quote-fixture.ts'
import { slotHolds } from './late-payment.ts'

const times = (now: string, more: Partial<OrderTimesInput> = {}): OrderTimesInput => ({
  week: eveningWeek,
  zone,
  now,
  leadMinutes: 20,
  days: 2,
  isActive: true,
  deliverType: 'takeaway',
  ...more,
})
const forNow = { deliverAt: 'now', deliverDate: null, placedAt: fridayEvening } as const
const forLater = (deliverDate: string) => ({ ...forNow, deliverAt: 'later', deliverDate }) as const

/** It was the first window when the order was placed. */
const earliest = forLater('2026-11-20T18:30:00.000Z')

test.each([
  ['while its window is offered', '2026-11-20T18:10:00.000Z', true],
  ['when its window has just ceased to be offered', '2026-11-20T18:10:01.000Z', true],
  ['while what is begun now is there when its window ends', '2026-11-20T18:25:00.000Z', true],
  ['when what is begun now is there after its window', '2026-11-20T18:25:01.000Z', false],
])('an order for later, %s: %s, %s', (_, now, holds) => {
  expect(slotHolds(earliest, times(now))).toBe(holds)
})

test('a delivery for later needs the time for the road too', () => {
  const now = '2026-11-20T18:10:00.000Z'
  expect(slotHolds(earliest, times(now, { deliverType: 'delivery', leadMinutes: 40 }))).toBe(false)
})

test.each([
  ['in the first window after closing', '2026-11-20T21:00:00.000Z'],
  ['before opening', '2026-11-21T15:45:00.000Z'],
  ['later than can be ordered', '2026-11-22T18:00:00.000Z'],
])('an order for a time %s cannot be made', (_, deliverDate) => {
  expect(slotHolds(forLater(deliverDate), times(fridayEvening))).toBe(false)
})

test.each([
  ['within an hour', '2026-11-20T19:00:00.000Z', eveningWeek, true],
  ['after more than an hour', '2026-11-20T19:00:01.000Z', eveningWeek, false],
  ['while the restaurant is closed', '2026-11-20T18:30:00.000Z', { ...eveningWeek, Friday: [] }, false],
])('an order for now, %s: %s, %o', (_, now, week, holds) => {
  expect(slotHolds(forNow, times(now, { week }))).toBe(holds)
})

test.each([forNow, earliest])('nothing is made while no orders are taken: %o', (order) => {
  expect(slotHolds(order, times(fridayEvening, { isActive: false }))).toBe(false)
})
