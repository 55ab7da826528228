import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents, currencyOf, formatMoney, percentOf, shareByWeights, subtract, sum, times } from './money.ts'

const plain = (text: string): string => text.replace(/\s/g, ' ')

describe('cents', () => {
  test.each([0.5, NaN, Infinity, 2 ** 60])('refuses %s', (value) => {
    expect(() => cents(value)).toThrow(RangeError)
  })

  test('adds, subtracts and multiplies without drifting', () => {
    expect(sum([cents(10), cents(20), cents(-5)])).toBe(25)
    expect(subtract(cents(10), cents(25))).toBe(-15)
    expect(times(cents(333), 3)).toBe(999)
    expect(Object.is(times(cents(0), -1), 0)).toBe(true)
  })
})

describe('percentOf', () => {
  test.each([
    [1290, 90, 1161],
    [2570, 7, 180],
    [50, 1, 1],
    [49, 1, 0],
    [-50, 1, -1],
    [1000, 7.7, 77],
    [500, 0.1, 1],
    [0, 19, 0],
  ])('%i cents at %f percent are %i', (amount, percent, expected) => {
    expect(percentOf(cents(amount), percent)).toBe(expected)
  })
})

describe('shareByWeights', () => {
  test.each([
    [1290, [990, 450, 290], [738, 336, 216]],
    [100, [1, 1, 1], [34, 33, 33]],
    [-50, [2064, 506], [-40, -10]],
    [7, [0, 0], [7, 0]],
    [7, [], []],
    [0, [3, 4], [0, 0]],
  ])('splits %i by %j into %j', (total, weights, expected) => {
    expect(shareByWeights(cents(total), weights)).toEqual(expected)
  })

  test('always adds up, and gives no part more than its fair share rounded up', () => {
    const weights = fc.array(fc.nat(100_000), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(fc.integer({ min: -500_000, max: 500_000 }), weights, (total, parts) => {
        const shares = shareByWeights(cents(total), parts)
        const all = parts.reduce((a, b) => a + b, 0)
        expect(sum(shares)).toBe(total)
        if (all === 0) return
        for (const [index, weight] of parts.entries()) {
          expect(Math.abs(shares[index] ?? 0)).toBeLessThan((Math.abs(total) * weight) / all + 1)
        }
      }),
    )
  })

  test('gives no part more than its weight while the total is not above all weights', () => {
    const weights = fc.array(fc.nat(10_000), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (parts, part) => {
        const total = Math.floor(parts.reduce((a, b) => a + b, 0) * part)
        const shares = shareByWeights(cents(total), parts)
        for (const [index, share] of shares.entries()) expect(share).toBeLessThanOrEqual(parts[index] ?? 0)
      }),
    )
  })
})

describe('formatMoney', () => {
  test.each([
    [123_450, 'de-DE', 'EUR', false, '1.234,50 €'],
    [150, 'de-DE', 'EUR', true, '+1,50 €'],
    [0, 'de-DE', 'EUR', true, '0,00 €'],
    [-300, 'de-DE', 'EUR', false, '-3,00 €'],
    [990, 'uk', 'EUR', false, '9,90 €'],
    [990, 'en', 'EUR', false, '€9.90'],
  ])('writes %i in %s %s (sign %s) as %s', (amount, locale, currency, sign, expected) => {
    expect(plain(formatMoney(cents(amount), locale, currency, { sign }))).toBe(expected)
  })

  test('keeps western digits in Persian', () => {
    expect(formatMoney(cents(990), 'fa', 'EUR')).toMatch(/9.90/)
  })
})

test.each([
  ['de', 'EUR'],
  ['EE', 'EUR'],
  ['ch', 'CHF'],
  ['gb', 'GBP'],
  ['za', 'ZAR'],
  ['??', 'EUR'],
])('the currency of %s is %s', (country, currency) => {
  expect(currencyOf(country)).toBe(currency)
})
