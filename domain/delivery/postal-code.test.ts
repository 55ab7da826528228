import { expect, test } from 'vitest'
import { isPostalCode } from './postal-code.ts'

test.each<[string, string, boolean]>([
  ['12047', 'de', true],
  [' 01067 ', 'DE', true],
  ['1204', 'de', false],
  ['120471', 'de', false],
  ['12047 Berlin', 'de', false],
  ['1010', 'at', true],
  ['12047', 'gb', false],
  ['', 'de', false],
])('%j in %s: a whole postal code is %s', (text, country, expected) => {
  expect(isPostalCode(text, country)).toBe(expected)
})
