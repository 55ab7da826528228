import { expect, test } from 'vitest'
import { phoneKey, searchedDigits } from './phone-key.ts'

test.each([
  ['030 123456', 'de', '4930123456'],
  ['+49 30 12-34-56', 'de', '4930123456'],
  ['+49 (0)30 123456', 'de', '4930123456'],
  ['0049 30 / 123456', 'DE', '4930123456'],
  ['4930123456', 'de', '4930123456'],
  ['01 234 56 78', 'at', '4312345678'],
  ['0123456', 'xx', '123456'],
])('the phone number %s of the country %s is compared as %s', (phone, country, key) => {
  expect(phoneKey(phone, country)).toBe(key)
})

test.each(['', '110', 'none'])('%j is no phone number', (phone) => {
  expect(phoneKey(phone, 'de')).toBe('')
})

test.each([
  ['030 123', '30123'],
  ['+49 30 12', '3012'],
  ['0049 (0)30', '30'],
  ['123', '123'],
  ['Ada 5', ''],
])('a search for %s looks for the digits %j', (text, digits) => {
  expect(searchedDigits(text, 'de')).toBe(digits)
})
