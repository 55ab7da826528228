import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { messages } from '../messages.ts'
import { emptyWeek, eveningWeek, fridayEvening, zone } from '../test/quote-fixture.ts'
import {
  isWindowStart,
  orderTimes,
  type OrderTimesInput,
  timeWindows,
  type WindowsInput,
  windowStart,
} from './time-windows.ts'

const input = (more: Partial<WindowsInput> = {}): WindowsInput => ({
  week: eveningWeek,
  zone,
  now: fridayEvening,
  leadMinutes: 40,
  days: 2,
  ...more,
})
const starts = (more: Partial<WindowsInput> = {}): string[] =>
  timeWindows(input(more)).flatMap((day) => day.windows.map((window) => window.start))

test.each([
  ['2026-11-21T18:00:00.000Z', '2026-11-21T18:00:00.000Z'],
  ['2026-11-21T18:00:59.999Z', '2026-11-21T18:00:00.000Z'],
  ['2026-11-21T18:14:59Z', '2026-11-21T18:00:00.000Z'],
  ['2026-11-21T18:15:00+00:00', '2026-11-21T18:15:00.000Z'],
])('%s lies in the window that starts at %s', (instant, start) => {
  expect(windowStart(instant)).toBe(start)
})

describe('the windows of the coming days', () => {
  test('begin on the first quarter hour after the lead time', () => {
    expect(timeWindows(input())[0]?.windows[0]).toEqual({
      start: '2026-11-20T18:45:00.000Z',
      end: '2026-11-20T19:00:00.000Z',
    })
    expect(starts({ now: '2026-11-20T18:05:00Z' })[0]).toBe('2026-11-20T18:45:00.000Z')
    expect(starts({ now: '2026-11-20T18:05:01Z' })[0]).toBe('2026-11-20T19:00:00.000Z')
  })

  test('are grouped by local date and start inside the opening hours', () => {
    const days = timeWindows(input())
    expect(days.map((day) => [day.date, day.windows.length])).toEqual([
      ['2026-11-20', 9],
      ['2026-11-21', 20],
    ])
    expect(days[1]?.windows.at(-1)?.start).toBe('2026-11-21T20:45:00.000Z')
  })

  test('begin with the hours when the restaurant opens later', () => {
    expect(starts({ now: '2026-11-20T08:00:00Z' })[0]).toBe('2026-11-20T16:00:00.000Z')
  })

  test('leave out dates without any', () => {
    const week = { ...emptyWeek, Saturday: eveningWeek.Saturday }
    expect(timeWindows(input({ week, days: 7 })).map((day) => day.date)).toEqual(['2026-11-21'])
    expect(timeWindows(input({ week: emptyWeek }))).toEqual([])
  })

  test('after midnight belong to the next date, also those of yesterday’s span', () => {
    const week = { ...emptyWeek, Friday: [{ start: '23:00', end: '01:00' }] }
    const days = timeWindows(input({ week }))
    expect(days.map((day) => [day.date, day.windows.length])).toEqual([
      ['2026-11-20', 4],
      ['2026-11-21', 4],
    ])
    const afterMidnight = input({ week, now: '2026-11-20T23:10:00Z', leadMinutes: 0, days: 1 })
    expect(timeWindows(afterMidnight)[0]?.windows[0]?.start).toBe('2026-11-20T23:15:00.000Z')
  })

  test('stand on the quarter hour even if the restaurant opens between two', () => {
    const week = { ...emptyWeek, Friday: [{ start: '20:40', end: '21:10' }] }
    expect(starts({ week })).toEqual(['2026-11-20T19:45:00.000Z', '2026-11-20T20:00:00.000Z'])
  })

  test('come once where two spans overlap', () => {
    const week = {
      ...emptyWeek,
      Friday: [
        { start: '20:00', end: '21:00' },
        { start: '20:30', end: '21:30' },
      ],
    }
    expect(starts({ week })).toHaveLength(6)
  })
})

describe('the changes of summer time', () => {
  const allDay = { ...emptyWeek, Sunday: [{ start: '00:00', end: '24:00' }] }

  test.each([
    ['spring', '2026-03-28T12:00:00Z', 23 * 4],
    ['autumn', '2026-10-24T12:00:00Z', 25 * 4],
  ])('make the day of the change in %s shorter or longer', (_, now, windows) => {
    const days = timeWindows(input({ week: allDay, now }))
    expect(days).toHaveLength(1)
    expect(days[0]?.windows).toHaveLength(windows)
  })

  test('give the hour that comes twice eight windows, all different instants', () => {
    const night = { ...emptyWeek, Sunday: [{ start: '02:00', end: '03:00' }] }
    const found = starts({ week: night, now: '2026-10-24T12:00:00Z' })
    expect(found).toHaveLength(8)
    expect(new Set(found).size).toBe(8)
  })
})

describe('a single start', () => {
  test.each([
    ['2026-11-20T18:45:00.000Z', true],
    ['2026-11-20T19:45:00+01:00', true],
    ['2026-11-20T18:30:00.000Z', false],
    ['2026-11-20T18:50:00.000Z', false],
    ['2026-11-20T21:00:00.000Z', false],
    ['2026-11-22T18:00:00.000Z', false],
    ['2026-11-19T18:00:00.000Z', false],
    ['soon', false],
  ])('%s: %s', (instant, expected) => {
    expect(isWindowStart(input(), instant)).toBe(expected)
  })

  test('is accepted exactly when it is one of the listed windows', () => {
    const night = {
      ...eveningWeek,
      Saturday: [{ start: '18:10', end: '03:20' }],
      Sunday: [{ start: '11:00', end: '24:00' }],
    }
    const quarter = fc.integer({ min: 0, max: 8 * 96 })
    const changes = fc.constantFrom('2026-03-27T17:00:00Z', '2026-10-23T17:00:00Z', fridayEvening)
    fc.assert(
      fc.property(changes, quarter, fc.nat(90), (now, quarters, lead) => {
        const windows = input({ week: night, now, leadMinutes: lead, days: 4 })
        const instant = new Date(Date.parse(now) + quarters * 900_000).toISOString()
        const listed = timeWindows(windows).some((day) =>
          day.windows.some((window) => window.start === instant),
        )
        expect(isWindowStart(windows, instant)).toBe(listed)
      }),
      { numRuns: 60 },
    )
  })
})

describe('order times', () => {
  const timesOf = (more: Partial<OrderTimesInput> = {}) =>
    orderTimes({ ...input(), isActive: true, deliverType: 'takeaway', ...more })

  test('offer now with the minutes around the lead time while it is open', () => {
    expect(timesOf().now).toEqual({ available: true, minutes: [35, 45] })
  })

  test('do not offer now while it is closed, but the windows', () => {
    const times = timesOf({ now: '2026-11-20T08:00:00Z' })
    expect(times.now).toMatchObject({ available: false, reason: messages.closed })
    expect(times.days).toHaveLength(2)
  })

  test('offer nothing while the restaurant is inactive', () => {
    const now = { available: false, reason: messages.inactive }
    expect(timesOf({ isActive: false })).toMatchObject({ now, days: [] })
  })

  test.each([
    ['delivery', messages.notDeliveredNow],
    ['takeaway', messages.notHandedOutNow],
    ['curbside', messages.notHandedOutNow],
    ['table', messages.notServedNow],
  ] as const)('are those of the way: %s', (deliverType, reason) => {
    const ways = { [deliverType]: { week: { Friday: [{ start: '17:00', end: '18:30' }] }, dates: {} } }
    const times = timesOf({ week: { ...eveningWeek, ways }, deliverType })
    expect(times.now).toMatchObject({ available: false, reason })
    expect(times.days.map(({ date }) => date)).toEqual(['2026-11-21'])
  })

  test('say that orders are paused, whatever the way', () => {
    const week = { ...eveningWeek, pausedUntil: '2026-11-20T18:30:00Z' }
    expect(timesOf({ week, deliverType: 'delivery' }).now).toMatchObject({ reason: messages.paused })
  })
})
