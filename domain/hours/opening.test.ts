import { describe, expect, test } from 'vitest'
import type { Week } from '#contract/hours.ts'
import { emptyWeek, eveningWeek, zone } from '../test/quote-fixture.ts'
import { openingAt } from './opening.ts'

const berlin = (wallClock: string): string =>
  Temporal.PlainDateTime.from(wallClock).toZonedDateTime(zone).toInstant().toString()
const opening = (week: Week, wallClock: string) => openingAt(week, zone, berlin(wallClock))
const shown = (instant: string | null): string | null =>
  instant &&
  Temporal.Instant.from(instant)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })

/** Two spans on Friday, the second past midnight; Saturday until midnight; Sunday around the clock; else closed. */
const week: Week = {
  ...emptyWeek,
  Friday: [
    { start: '11:30', end: '14:30' },
    { start: '18:00', end: '02:00' },
  ],
  Saturday: [{ start: '17:00', end: '24:00' }],
  Sunday: [{ start: '00:00', end: '00:00' }],
}

describe('whether it is open', () => {
  test.each([
    ['2026-11-20T11:29:59', false],
    ['2026-11-20T11:30', true],
    ['2026-11-20T14:29:59', true],
    ['2026-11-20T14:30', false],
    ['2026-11-20T23:59', true],
    ['2026-11-21T01:59', true],
    ['2026-11-21T02:00', false],
    ['2026-11-21T23:59:59', true],
    ['2026-11-22T00:00', true],
    ['2026-11-22T23:59', true],
    ['2026-11-23T00:00', false],
  ])('at %s: %s', (wallClock, expected) => {
    expect(opening(week, wallClock).isOpenNow).toBe(expected)
  })
})

describe('when it opens next', () => {
  test.each([
    ['2026-11-20T09:00', '2026-11-20T11:30'],
    ['2026-11-20T15:00', '2026-11-20T18:00'],
    ['2026-11-21T02:00', '2026-11-21T17:00'],
    ['2026-11-23T00:00', '2026-11-27T11:30'],
  ])('after %s: %s', (wallClock, expected) => {
    expect(shown(opening(week, wallClock).nextOpen)).toBe(expected)
  })

  test('is the end of a pause, also in the night that began the day before', () => {
    const paused = { ...week, pausedUntil: berlin('2026-11-21T00:45') }
    expect(shown(opening(paused, '2026-11-21T00:15').nextOpen)).toBe('2026-11-21T00:45')
  })

  test('is not reported while it is open', () => {
    expect(opening(week, '2026-11-20T12:00').nextOpen).toBeNull()
  })

  test('is never, when the week is empty', () => {
    expect(opening(emptyWeek, '2026-11-20T12:00')).toEqual({ isOpenNow: false, nextOpen: null })
  })

  test('is the same day of the next week, when only one day is open and it is over', () => {
    const fridays = { ...emptyWeek, Friday: [{ start: '11:00', end: '12:00' }] }
    expect(shown(opening(fridays, '2026-11-20T12:00').nextOpen)).toBe('2026-11-27T11:00')
  })
})

describe('the changes of summer time', () => {
  test('an evening opens at its wall clock on both sides of the change', () => {
    expect(openingAt(eveningWeek, zone, '2026-03-28T12:00:00Z').nextOpen).toBe('2026-03-28T16:00:00.000Z')
    expect(openingAt(eveningWeek, zone, '2026-03-29T12:00:00Z').nextOpen).toBe('2026-03-29T15:00:00.000Z')
    expect(openingAt(eveningWeek, zone, '2026-10-24T12:00:00Z').nextOpen).toBe('2026-10-24T15:00:00.000Z')
    expect(openingAt(eveningWeek, zone, '2026-10-25T12:00:00Z').nextOpen).toBe('2026-10-25T16:00:00.000Z')
  })

  test('a night until 03:30 is an hour shorter in spring', () => {
    const night = { ...emptyWeek, Saturday: [{ start: '22:00', end: '03:30' }] }
    expect(openingAt(night, zone, '2026-03-29T01:29:59Z').isOpenNow).toBe(true)
    expect(openingAt(night, zone, '2026-03-29T01:30:00Z').isOpenNow).toBe(false)
  })

  test('a night until 03:30 is an hour longer in autumn', () => {
    const night = { ...emptyWeek, Saturday: [{ start: '22:00', end: '03:30' }] }
    expect(openingAt(night, zone, '2026-10-25T01:30:00Z').isOpenNow).toBe(true)
    expect(openingAt(night, zone, '2026-10-25T02:30:00Z').isOpenNow).toBe(false)
  })

  test('a start in the hour that spring skips counts from the hour after it', () => {
    const early = { ...emptyWeek, Sunday: [{ start: '02:30', end: '06:00' }] }
    expect(openingAt(early, zone, '2026-03-29T00:00:00Z').nextOpen).toBe('2026-03-29T01:30:00.000Z')
  })
})

test('the device’s own zone plays no part', () => {
  expect(openingAt(eveningWeek, 'America/New_York', '2026-11-20T18:00:00Z').isOpenNow).toBe(false)
  expect(openingAt(eveningWeek, 'America/New_York', '2026-11-20T22:30:00Z').isOpenNow).toBe(true)
})
