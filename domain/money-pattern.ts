import type { Cents } from '#contract/primitives.ts'
import { cents, formatMoney } from './money.ts'

type Frame = readonly [before: string, after: string]

/** How a locale writes amounts of a currency: what stands around and between the digits. */
export type MoneyPattern = { plain: Frame; plus: Frame; minus: Frame; point: string }

const SAMPLE = /^(\D*)1(\D+)23(\D*)$/
/** From here on digits stand in groups. */
const GROUPED = 100_000

/**
 * The pattern of a locale, for a browser: its first `Intl.NumberFormat` would keep a phone busy for a tenth of a second.
 * Undefined where amounts are not written with two decimals.
 */
export function moneyPattern(locale: string, currency: string): MoneyPattern | undefined {
  const sample = (amount: number, sign = false) =>
    SAMPLE.exec(formatMoney(cents(amount), locale, currency, { sign }))
  const [plain, plus, minus] = [sample(123), sample(123, true), sample(-123)]
  if (!plain || !plus || !minus) return undefined
  const frame = ([, before = '', , after = '']: RegExpExecArray): Frame => [before, after]
  return { plain: frame(plain), plus: frame(plus), minus: frame(minus), point: plain[2] ?? '' }
}

/** What `formatMoney` writes, from a pattern; undefined for amounts that are written in groups. */
export function writeMoney(amount: Cents, pattern: MoneyPattern, withSign = false): string | undefined {
  const digits = Math.abs(amount)
  if (digits >= GROUPED) return undefined
  const [before, after] = amount < 0 ? pattern.minus : withSign && amount > 0 ? pattern.plus : pattern.plain
  const units = Math.floor(digits / 100)
  return `${before}${units}${pattern.point}${String(digits % 100).padStart(2, '0')}${after}`
}
