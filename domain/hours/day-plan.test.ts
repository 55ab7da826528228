import { expect, test } from 'vitest'
import { emptyWeek, eveningWeek, zone } from '../test/quote-fixture.ts'
import { type DayPlan, planOf, withDate } from './day-plan.ts'
import { openingAt } from './opening.ts'

const early = [{ start: '17:00', end: '20:00' }]
const plan: DayPlan = {
  ...eveningWeek,
  dates: { '2026-11-27': [{ start: '12:00', end: '23:00' }] },
  ways: {
    delivery: { week: { Friday: early, Saturday: [] }, dates: { '2026-12-04': [] } },
    takeaway: { week: { Friday: [{ start: '16:00', end: '01:00' }] }, dates: {} },
  },
}
const isOpen = (way: 'delivery' | 'takeaway' | 'table', instant: string, of: DayPlan = plan) =>
  openingAt(planOf(of, way), zone, instant).isOpenNow

test.each([
  ['delivery', '2026-11-20T18:59:00Z', true],
  ['delivery', '2026-11-20T19:00:00Z', false],
  ['takeaway', '2026-11-20T19:00:00Z', true],
  ['takeaway', '2026-11-20T23:59:00Z', true],
  ['takeaway', '2026-11-21T00:00:00Z', false],
  ['table', '2026-11-20T20:59:00Z', true],
  ['table', '2026-11-20T21:00:00Z', false],
  ['delivery', '2026-11-21T18:00:00Z', false],
  ['delivery', '2026-11-22T18:00:00Z', true],
] as const)('by way of %s at %s it is open: %s', (way, instant, expected) => {
  expect(isOpen(way, instant)).toBe(expected)
})

test('a date goes before the week of every way, and before it the date of the way itself', () => {
  expect(isOpen('delivery', '2026-11-27T21:30:00Z')).toBe(true)
  expect(isOpen('delivery', '2026-12-04T17:00:00Z')).toBe(false)
  expect(isOpen('table', '2026-12-04T17:00:00Z')).toBe(true)
})

test('the hours of today go before all others, by every way', () => {
  const today = withDate(plan, '2026-12-04', [{ start: '10:00', end: '11:00' }])
  expect(isOpen('delivery', '2026-12-04T09:30:00Z', today)).toBe(true)
  expect(isOpen('takeaway', '2026-12-04T17:00:00Z', today)).toBe(false)
})

test('a night of takeaway is an hour longer when summer time ends', () => {
  const night: DayPlan = {
    ...emptyWeek,
    ways: { takeaway: { week: { Saturday: [{ start: '22:00', end: '03:30' }] }, dates: {} } },
  }
  expect(isOpen('takeaway', '2026-10-25T02:29:59Z', night)).toBe(true)
  expect(isOpen('takeaway', '2026-10-25T02:30:00Z', night)).toBe(false)
  expect(isOpen('delivery', '2026-10-25T01:00:00Z', night)).toBe(false)
})

test('a pause holds for every way', () => {
  const paused = planOf({ ...plan, pausedUntil: '2026-11-20T18:30:00Z' }, 'delivery')
  expect(openingAt(paused, zone, '2026-11-20T18:00:00Z')).toEqual({
    isOpenNow: false,
    nextOpen: '2026-11-20T18:30:00.000Z',
  })
})
