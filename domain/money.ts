import { type Cents, cents } from '#contract/cents.ts'

export { cents }

export const zero = cents(0)

export const add = (a: Cents, b: Cents): Cents => cents(a + b)

export const subtract = (a: Cents, b: Cents): Cents => cents(a - b)

export const sum = (amounts: readonly Cents[]): Cents =>
  cents(amounts.reduce<number>((all, one) => all + one, 0))

/** An amount several times. `count` is a whole number. */
export const times = (amount: Cents, count: number): Cents => cents(amount * count)

/** Rounds to the nearest whole number; halves go away from zero, as merchants round. */
export const roundHalfUp = (value: number): number => Math.sign(value) * Math.round(Math.abs(value))

const PERCENT_PRECISION = 1000

/** `percent` of an amount, rounded half up once. Percents count with up to three decimals. */
export function percentOf(amount: Cents, percent: number): Cents {
  const parts = Math.round(percent * PERCENT_PRECISION)
  return cents(roundHalfUp((amount * parts) / (100 * PERCENT_PRECISION)))
}

/**
 * Splits an amount by weights so that the parts add up exactly (largest remainder; the earlier part wins a tie).
 * Weights are zero or more; when all of them are zero, the first part takes everything. An amount not above the sum of
 * whole-numbered weights gives no part above its weight.
 */
export function shareByWeights(total: Cents, weights: readonly number[]): Cents[] {
  if (weights.length === 0) return []
  const all = weights.reduce((a, b) => a + b, 0)
  if (all <= 0) return weights.map((_, index) => (index === 0 ? total : zero))
  const amount = Math.abs(total)
  const exact = weights.map((weight) => (amount * weight) / all)
  const parts = exact.map(Math.floor)
  const rest = amount - parts.reduce((a, b) => a + b, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, rest)) parts[index] = (parts[index] ?? 0) + 1
  return parts.map((part) => cents(total < 0 ? -part : part))
}

const formats = new Map<string, Intl.NumberFormat>()

/** An amount formatted for a locale, `1.234,50 €`. With `sign`, amounts above zero get a plus: `+1,50 €` (spec 9). */
export function formatMoney(
  amount: Cents,
  locale: string,
  currency: string,
  options: { sign?: boolean } = {},
): string {
  const sign = options.sign ?? false
  const key = `${locale} ${currency} ${sign}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      numberingSystem: 'latn',
      signDisplay: sign ? 'exceptZero' : 'auto',
    })
    formats.set(key, format)
  }
  return format.format(amount / 100)
}

const currencies: Record<string, string> = {
  bg: 'EUR',
  ch: 'CHF',
  cz: 'CZK',
  dk: 'DKK',
  gb: 'GBP',
  hu: 'HUF',
  li: 'CHF',
  no: 'NOK',
  pl: 'PLN',
  ro: 'RON',
  se: 'SEK',
  tr: 'TRY',
  ua: 'UAH',
  us: 'USD',
  za: 'ZAR',
}

/** The currency of a country code; the euro where we know no other (ux.md 4.1). The language never changes it. */
export const currencyOf = (country: string): string => currencies[country.toLowerCase()] ?? 'EUR'
