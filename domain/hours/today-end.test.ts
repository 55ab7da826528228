import { expect, test } from 'vitest'
import { businessDay, startOfBusinessDay, todayEnd, UNTIL_FURTHER_NOTICE } from './today-end.ts'

const zone = 'Europe/Berlin'
/** A Friday, 19:00 in Berlin. */
const evening = Date.parse('2026-11-20T18:00:00.000Z')
const night = Date.parse('2026-11-21T01:30:00.000Z')
const end = (more: Partial<Parameters<typeof todayEnd>[0]>, now = evening) => {
  const result = todayEnd({ kind: 'day', ...more }, zone, now)
  return result.ok ? result.value : result.problems.end
}

test.each([
  [evening, '2026-11-20'],
  [night, '2026-11-20'],
  [Date.parse('2026-11-21T04:00:00.000Z'), '2026-11-21'],
  [Date.parse('2026-10-25T03:59:00.000Z'), '2026-10-24'],
  [Date.parse('2026-10-25T04:00:00.000Z'), '2026-10-25'],
  [Date.parse('2027-03-28T02:59:00.000Z'), '2027-03-27'],
  [Date.parse('2027-03-28T03:00:00.000Z'), '2027-03-28'],
])('at %i the business day is %s', (now, date) => {
  expect(businessDay(now, zone).toString()).toBe(date)
})

test('a business day ends at five in the morning, also for who sets something after midnight', () => {
  expect(end({})).toBe('2026-11-21T04:00:00.000Z')
  expect(end({}, night)).toBe('2026-11-21T04:00:00.000Z')
})

test('a business day has begun at five in the morning, also for who asks after midnight', () => {
  expect(startOfBusinessDay(evening, zone)).toBe('2026-11-20T04:00:00.000Z')
  expect(startOfBusinessDay(night, zone)).toBe('2026-11-20T04:00:00.000Z')
})

test('until tomorrow is until the end of the next business day', () => {
  expect(end({ kind: 'tomorrow' })).toBe('2026-11-22T04:00:00.000Z')
})

test.each([
  ['winter time is an hour longer', '2026-10-24T18:00:00.000Z', '2026-10-25T04:00:00.000Z'],
  ['summer time is an hour shorter', '2027-03-27T18:00:00.000Z', '2027-03-28T03:00:00.000Z'],
])('the night of the change to %s', (_, now, expected) => {
  expect(end({}, Date.parse(now))).toBe(expected)
})

test('minutes last as long in the night of a change as in any other', () => {
  expect(end({ kind: 'minutes', minutes: 90 }, Date.parse('2026-10-25T00:30:00.000Z'))).toBe(
    '2026-10-25T02:00:00.000Z',
  )
  expect(end({ kind: 'minutes', minutes: 90 }, Date.parse('2027-03-28T00:30:00.000Z'))).toBe(
    '2027-03-28T02:00:00.000Z',
  )
})

test('what is sold out until further notice has no end that comes', () => {
  expect(end({ kind: 'never' })).toBe(UNTIL_FURTHER_NOTICE)
})

test('an end is some minutes away or at a moment to come', () => {
  expect(end({ kind: 'minutes', minutes: 30 })).toBe('2026-11-20T18:30:00.000Z')
  expect(end({ kind: 'at', at: '2026-11-20T20:00:00.000Z' })).toBe('2026-11-20T20:00:00.000Z')
})

test.each([
  [{ kind: 'minutes' }, 'Please choose when it ends'],
  [{ kind: 'at', minutes: 5 }, 'Please choose when it ends'],
  [{ kind: 'at', at: '2026-11-20T18:00:00.000Z' }, 'This end has passed. Please choose a later one'],
  [{ kind: 'at', at: '2027-11-20T18:00:00.000Z' }, 'Please choose an end within 14 days'],
] as const)('the end %j is refused: %s', (wanted, message) => {
  expect(end(wanted)).toEqual([message])
})
