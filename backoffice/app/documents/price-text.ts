import type { Cents } from '#contract/primitives.ts'
import { cents } from '#domain/money.ts'

const PATTERN = /^(\d{1,5})(?:[.,](\d{1,2})?)?$/

/** An amount as somebody types it, `9`, `9,5`, `9.50`: null for nothing, undefined for what is no amount. */
export function readPrice(text: string): Cents | null | undefined {
  const plain = text.replace(/[\s€]/g, '')
  if (plain === '') return null
  const [, whole, part = ''] = PATTERN.exec(plain) ?? []
  if (whole === undefined) return undefined
  return cents(Number(whole) * 100 + Number(part.padEnd(2, '0')))
}

/** An amount as it stands in a field: `9,50` where the language has a decimal comma. */
export const writePrice = (amount: Cents, locale: string): string =>
  new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    useGrouping: false,
    numberingSystem: 'latn',
  }).format(amount / 100)
