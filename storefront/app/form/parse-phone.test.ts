import { expect, test } from 'vitest'
import { parsePhone } from './parse-phone.ts'

test.each([
  ['030 1234567', '030 1234567'],
  ['030/1234567', '030 1234567'],
  ['+49301234567', '030 1234567'],
  ['0049 30 1234567', '030 1234567'],
  ['0151-23456789', '01512 3456789'],
  ['+43 1 5880080', '+43 1 5880080'],
])('"%s" is %s in Germany', (text, expected) => {
  expect(parsePhone(text, 'de')).toBe(expected)
})

test.each(['', '0301', 'abc', '+', '110110110110110110', '+999 123456'])('"%s" is no number', (text) => {
  expect(parsePhone(text, 'de')).toBeUndefined()
})

test('a number without a code belongs to the country of the restaurant', () => {
  expect(parsePhone('01 5880080', 'at')).toBe('01 5880080')
})
