import { expect, test } from 'vitest'
import { readAmount, writeAmount } from './content-text.ts'

test.each([
  ['330', 330],
  ['0,5', 0.5],
  ['0.375', 0.375],
  [' 1,25 ', 1.25],
  ['', null],
  ['0', undefined],
  ['0,00', undefined],
  ['-1', undefined],
  ['1.000', undefined],
  ['half', undefined],
])('the amount %j is read as %s', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

test('an amount stands in a field as it can be typed there', () => {
  expect([writeAmount(0.33, 'de-DE'), writeAmount(0.33, 'en-GB'), writeAmount(1500, 'de-DE')]).toEqual([
    '0,33',
    '0.33',
    '1500',
  ])
})
