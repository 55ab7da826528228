import { expect, test } from 'vitest'
import { hasPlainClock } from './plain-clock.ts'

test.each([
  ['de-DE', true],
  ['en-GB', true],
  ['tr-TR', true],
  ['en-US', false],
  ['ar-EG', false],
  ['da', false],
])('whether %s writes a time of day with a colon and 24 hours: %j', (locale, expected) => {
  expect(hasPlainClock(locale)).toBe(expected)
})
