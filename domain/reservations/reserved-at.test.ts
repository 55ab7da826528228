import { describe, expect, test } from 'vitest'
import type { Week } from '#contract/hours.ts'
import { messages } from '../messages.ts'
import { emptyWeek, eveningWeek, fridayEvening as now, zone } from '../test/quote-fixture.ts'
import { readLocalMoment } from '../hours/local-moment.ts'
import { reservationTimes, reservedAtIssue } from './reserved-at.ts'

const input = { week: eveningWeek, zone, now }
const berlin = (wallClock: string): string => readLocalMoment(wallClock, zone) ?? 'unreadable'

describe('a table at a time', () => {
  test.each([
    ['at the opening', '2026-11-21 17:00', undefined],
    ['in the last minute', '2026-11-21 21:59', undefined],
    ['before the opening', '2026-11-21 16:59', messages.reservedAtClosed],
    ['at the closing', '2026-11-21 22:00', messages.reservedAtClosed],
    ['later today', '2026-11-20 19:01', undefined],
    ['right now', '2026-11-20 19:00', messages.reservedAtPast],
    ['yesterday', '2026-11-19 19:00', messages.reservedAtPast],
    ['on the last day', '2027-05-18 19:00', undefined],
    ['a day after the last', '2027-05-19 19:00', messages.reservedAtTooFar],
    ['in the year 9999', '9999-12-31 19:00', messages.reservedAtTooFar],
  ])('%s', (_, wallClock, expected) => {
    expect(reservedAtIssue(berlin(wallClock), input)).toBe(expected)
  })

  test('after midnight belongs to the evening before', () => {
    const late: Week = { ...emptyWeek, Saturday: [{ start: '18:00', end: '01:00' }] }
    const at = (wallClock: string) => reservedAtIssue(berlin(wallClock), { week: late, zone, now })
    expect([at('2026-11-22 00:30'), at('2026-11-22 01:00')]).toEqual([undefined, messages.reservedAtClosed])
  })
})

describe('the times of a month', () => {
  const clock = (instant: string) =>
    Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' })

  test('start today after now, on half hours until the closing', () => {
    const { today, last, days } = reservationTimes('2026-11', input)
    expect([today, last, days[0]?.date, days.at(-1)?.date]).toEqual([
      '2026-11-20',
      '2027-05-18',
      '2026-11-20',
      '2026-11-30',
    ])
    expect(days[0]?.times.map(clock)).toEqual(['19:30', '20:00', '20:30', '21:00', '21:30'])
    expect(days[1]?.times.map(clock)).toHaveLength(10)
  })

  test('leave out closed days, the past and what is too far ahead', () => {
    const fridays = { ...input, week: { ...emptyWeek, Friday: [{ start: '17:00', end: '18:00' }] } }
    const dates = (month: string) => reservationTimes(month, fridays).days.map(({ date }) => date)
    expect(dates('2026-11')).toEqual(['2026-11-27'])
    expect(dates('2026-10')).toEqual([])
    expect(dates('2027-05')).toEqual(['2027-05-07', '2027-05-14'])
    expect(dates('2027-06')).toEqual([])
  })

  test('every offered time can be reserved, also where the clocks change', () => {
    const night: Week = { ...emptyWeek, Saturday: [{ start: '22:00', end: '04:00' }] }
    const autumn = { week: night, zone, now: '2026-10-20T10:00:00Z' }
    const times = reservationTimes('2026-10', autumn).days.flatMap((day) => day.times)
    expect(times.filter((time) => reservedAtIssue(time, autumn))).toEqual([])
    const sunday = reservationTimes('2026-10', autumn).days.find(({ date }) => date === '2026-10-25')
    expect(sunday?.times.map(clock)).toEqual([
      '00:00',
      '00:30',
      '01:00',
      '01:30',
      '02:00',
      '02:30',
      '02:00',
      '02:30',
      '03:00',
      '03:30',
    ])
    const spring = { week: night, zone, now: '2027-03-20T10:00:00Z' }
    const short = reservationTimes('2027-03', spring).days.find(({ date }) => date === '2027-03-28')
    expect(short?.times.map(clock)).toEqual(['00:00', '00:30', '01:00', '01:30', '03:00', '03:30'])
    expect(short?.times.filter((time) => reservedAtIssue(time, spring))).toEqual([])
  })
})
