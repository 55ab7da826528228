const formats = new Map<string, Intl.NumberFormat>()

/** Percents in a locale, with at most two decimals: `7 %`. */
export function formatPercent(percent: number, locale: string): string {
  const format =
    formats.get(locale) ?? new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  formats.set(locale, format)
  return format.format(percent / 100)
}

/** How a locale writes percents: what stands around and between the digits. */
export type PercentPattern = { before: string; point: string; after: string }

const SAMPLE = /^(\D*)1(\D+)23(\D*)$/
/** From here on digits stand in groups. */
const GROUPED = 1_000

/** The pattern of a locale, for a browser (`money-pattern.ts`); undefined where digits are others than 0 to 9. */
export function percentPattern(locale: string): PercentPattern | undefined {
  const sample = SAMPLE.exec(formatPercent(1.23, locale))
  if (!sample) return undefined
  const [, before = '', point = '', after = ''] = sample
  return { before, point, after }
}

/** What `formatPercent` writes, from a pattern; undefined for what is written with a sign or in groups. */
export function writePercent(percent: number, { before, point, after }: PercentPattern): string | undefined {
  if (!(percent >= 0 && percent < GROUPED - 1)) return undefined
  const [units = '', decimals] = String(Number(percent.toFixed(2))).split('.')
  return before + (decimals === undefined ? units : units + point + decimals) + after
}
