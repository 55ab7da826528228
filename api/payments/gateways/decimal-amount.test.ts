import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { DecimalAmount, toDecimal } from './decimal-amount.ts'

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [50, '0.50'],
  [2390, '23.90'],
  [1_234_505, '12345.05'],
])('%i cents are written %s', (amount, text) => {
  expect(toDecimal(cents(amount))).toBe(text)
})

test('every amount survives the round trip', () => {
  fc.assert(
    fc.property(fc.nat({ max: 999_999_999 }), (amount) => {
      expect(DecimalAmount.parse(toDecimal(cents(amount)))).toBe(amount)
    }),
  )
})

test.each(['23.9', '23', '23,90', '-1.00', '1e2', '23.900', ' 23.90', '0x1.00', '', '99999999999.00'])(
  '%j is no amount',
  (text) => {
    expect(DecimalAmount.safeParse(text).success).toBe(false)
  },
)
