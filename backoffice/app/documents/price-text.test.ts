import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { priceFault, readPrice, typedPrice, writePrice } from './price-text.ts'

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
  ['1.234,50', 123450],
  ['1,234.50', 123450],
  ['1.234', undefined],
  ['1.234.50', undefined],
  ['1.23,50', undefined],
  ['123.456,00', undefined],
])('%j is read as %j cents', (text, amount) => {
  expect(readPrice(text)).toBe(amount)
})

test.each([
  ['1.23', 900, 123],
  ['1.234', 900, 900],
  ['1.234,5', 900, 123450],
  ['', 900, null],
  ['neun', null, null],
])('%j typed into a field that held %j gives %j', (text, held, amount) => {
  expect(typedPrice(text, held === null ? null : cents(held))).toBe(amount)
})

test.each([
  ['', undefined, 'missing'],
  [' € ', undefined, 'missing'],
  ['neun', 'wrong', 'wrong'],
  ['0', undefined, undefined],
])('%j has the fault %j where a price may be missing, %j where it may not', (text, fault, required) => {
  expect([priceFault(text, false), priceFault(text, true)]).toEqual([fault, required])
})

test('a field that may not be empty gives what it held while it is', () => {
  expect(typedPrice('', cents(900), true)).toBe(900)
  expect(typedPrice('0', cents(900), true)).toBe(0)
})

test('an amount stands in its field with the comma or point of the language', () => {
  expect(writePrice(cents(123450), 'de-DE')).toBe('1234,50')
  expect(writePrice(cents(950), 'en-GB')).toBe('9.50')
})
