import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moneyPattern, writeMoney } from './money-pattern.ts'
import { cents, formatMoney } from './money.ts'

const locales = [
  'de-DE',
  'en-GB',
  'tr-TR',
  'fr',
  'nl',
  'es',
  'pl',
  'hi',
  'ar',
  'he',
  'fa',
  'ja',
  'de-CH',
  'da',
]
const currencies = ['EUR', 'CHF', 'GBP', 'TRY', 'DKK', 'USD']

test('an amount from a pattern is the amount of the locale itself, in every locale and currency', () => {
  const amounts = fc.integer({ min: -99_999, max: 99_999 })
  const pairs = [fc.constantFrom(...locales), fc.constantFrom(...currencies)] as const
  fc.assert(
    fc.property(amounts, ...pairs, fc.boolean(), (amount, locale, currency, sign) => {
      const pattern = moneyPattern(locale, currency)
      expect(pattern && writeMoney(cents(amount), pattern, sign)).toBe(
        formatMoney(cents(amount), locale, currency, { sign }),
      )
    }),
    { numRuns: 2000 },
  )
})

test('a currency without decimals has no pattern, and amounts in groups are left to the locale', () => {
  expect(moneyPattern('hu', 'HUF')).toBeUndefined()
  const euros = moneyPattern('de-DE', 'EUR')
  expect(euros && writeMoney(cents(100_000), euros)).toBeUndefined()
})
