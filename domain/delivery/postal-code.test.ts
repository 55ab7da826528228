import { expect, test } from 'vitest'
import { isPostalCode, mayBePostalCode } from './postal-code.ts'

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

test.each<[string, string, boolean]>([
  ['12047', 'de', true],
  ['1204', 'de', false],
  ['SW1A 1AA', 'gb', true],
  ['London, here', 'gb', false],
  ['', 'gb', false],
])('%j in %s: may be a postal code: %s', (text, country, expected) => {
  expect(mayBePostalCode(text, country)).toBe(expected)
})
