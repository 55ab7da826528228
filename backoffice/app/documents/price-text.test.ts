import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { readPrice, writePrice } from './price-text.ts'

test.each([
  ['9', 900],
  ['9,5', 950],
  ['9.50', 950],
  ['9,', 900],
  [' 12,90 € ', 1290],
  ['0', 0],
  ['', null],
  ['9,999', undefined],
  ['-1', undefined],
  ['neun', undefined],
  ['1.234,50', undefined],
])('%j is read as %j cents', (text, amount) => {
  expect(readPrice(text)).toBe(amount)
})

test('an amount stands in its field with the comma or point of the language', () => {
  expect(writePrice(cents(123450), 'de-DE')).toBe('1234,50')
  expect(writePrice(cents(950), 'en-GB')).toBe('9.50')
})
