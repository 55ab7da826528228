import { expect, test } from 'vitest'
import { houseNumberKey, listsHouseNumber } from './house-number.ts'

test('12 A and 12a are one house', () => {
  expect(houseNumberKey('12 A')).toBe(houseNumberKey('12a'))
})

test.each([
  ['1', true],
  ['2', true],
  ['4a', true],
  ['4 A', true],
  ['18', true],
  ['16-20', true],
  ['5', false],
  ['4b', false],
  ['23', false],
  ['0', false],
  ['', false],
])('the register has number %j: %s', (number, isListed) => {
  expect(listsHouseNumber('1-3 4 4a 8 16-22', number)).toBe(isListed)
})

test('an empty list has no number', () => {
  expect(listsHouseNumber('', '1')).toBe(false)
})
