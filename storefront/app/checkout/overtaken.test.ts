import { expect, test } from 'vitest'
import { availabilityRule, lunchRule } from '#domain/test/availability-fixture.ts'
import { isOvertakenByTime } from './overtaken.ts'

const zone = 'Europe/Berlin'
const atOnce = { deliverType: 'takeaway', timing: { when: 'now', window: '' } } as const
const noon = { at: Date.parse('2026-11-20T11:00:00Z'), zone }
const afternoon = { at: Date.parse('2026-11-20T13:30:00Z'), zone }
const limited = [{ line: 1, availability: [[lunchRule]] }]
const fits = { limited, problems: [] }
const isOver = { limited, problems: [{ field: 'items', message: 'Not then', line: 1, next: null }] }

test.each([
  ['a dish whose time has ended since', fits, afternoon, true],
  ['a dish whose time lasts', fits, noon, false],
  ['a dish whose time has begun since', isOver, noon, true],
  ['a dish whose time was over before', isOver, afternoon, false],
  ['a cart without limits', { problems: [] }, afternoon, false],
  ['no answer yet', undefined, afternoon, false],
])('with %s the quote is overtaken: %s', (_, quote, at, expected) => {
  expect(isOvertakenByTime(quote, atOnce, at)).toBe(expected)
})

test('no clock overtakes a quote for a chosen time', () => {
  const later = { ...atOnce, timing: { when: 'later', window: '2026-11-23T11:30:00Z' } } as const
  expect(isOvertakenByTime(fits, later, afternoon)).toBe(false)
})

test('what is not offered in the chosen way is no news of the clock', () => {
  const availability = [[availabilityRule({ deliverTypes: ['delivery'] })]]
  const told = { limited: [{ line: 1, availability }], problems: isOver.problems }
  expect(isOvertakenByTime(told, atOnce, noon)).toBe(false)
})
