import { expect, test } from 'vitest'
import type { AvailabilityRule } from '#contract/availability.ts'
import { availabilityRule as rule, lunchRule } from '../test/availability-fixture.ts'
import { emptyWeek, eveningWeek } from '../test/quote-fixture.ts'
import { isNeverAvailable } from './never-available.ts'

/** A Friday. */
const today = '2026-11-20'
const lateWeek = { ...emptyWeek, Friday: [{ start: '20:00', end: '02:00' }] }
const night = [{ start: '00:30', end: '01:30' }]

test.each<[string, AvailabilityRule[], typeof eveningWeek, boolean]>([
  ['no rules can always be had', [], emptyWeek, false],
  ['hours outside of the opening hours never', [lunchRule], eveningWeek, true],
  ['one rule of several is enough', [lunchRule, rule()], eveningWeek, false],
  [
    'hours that touch the opening hours never',
    [rule({ spans: [{ start: '11:00', end: '17:00' }] })],
    eveningWeek,
    true,
  ],
  ['hours that overlap them can', [rule({ spans: [{ start: '11:00', end: '17:01' }] })], eveningWeek, false],
  ['a closed weekday never', [rule({ weekdays: ['Monday'] })], lateWeek, true],
  ['the night after an open day can', [rule({ weekdays: ['Saturday'], spans: night })], lateWeek, false],
  ['dates that have passed never', [rule({ until: '2026-11-19' })], eveningWeek, true],
  ['dates to come can', [rule({ from: '2027-06-01', until: '2027-06-01' })], eveningWeek, false],
  [
    'dates without one of the weekdays never',
    [rule({ weekdays: ['Sunday'], from: '2027-06-01', until: '2027-06-02' })],
    eveningWeek,
    true,
  ],
])('%s', (_, rules, week, expected) => {
  expect(isNeverAvailable(rules, week, today)).toBe(expected)
})
