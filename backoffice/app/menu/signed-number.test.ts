import { expect, test } from 'vitest'
import { readSignedNumber } from './signed-number.ts'

test.each([
  ['5', 5],
  ['+2,5', 2.5],
  ['-0.50', -0.5],
  ['− 3', -3],
  ['10 %', 10],
  ['', undefined],
  ['-', undefined],
  ['1,234', undefined],
  ['five', undefined],
])('%j is read as %s', (text, value) => {
  expect(readSignedNumber(text)).toBe(value)
})
