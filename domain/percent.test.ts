import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPercent, percentPattern, writePercent } from './percent.ts'

const locales = ['de-DE', 'en-GB', 'tr-TR', 'fr', 'nl', 'es', 'pl', 'he', 'ja', 'de-CH', 'da', 'eu']

test('percents from a pattern are those of the locale itself, in every locale', () => {
  const hundredths = fc.integer({ min: 0, max: 99_800 })
  fc.assert(
    fc.property(hundredths, fc.constantFrom(...locales), (hundredth, locale) => {
      const pattern = percentPattern(locale)
      expect(pattern && writePercent(hundredth / 100, pattern)).toBe(formatPercent(hundredth / 100, locale))
    }),
    { numRuns: 2000 },
  )
})

test('percents in other digits, below zero or in groups are left to the locale', () => {
  expect(percentPattern('fa')).toBeUndefined()
  const german = percentPattern('de-DE')
  expect(german && [-1, 1_000, Number.NaN].map((percent) => writePercent(percent, german))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
