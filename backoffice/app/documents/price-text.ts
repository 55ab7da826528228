import type { Cents } from '#contract/primitives.ts'
import { cents } from '#domain/money.ts'

const PATTERN = /^(\d{1,5})(?:[.,](\d{1,2})?)?$/

/** Thousands apart from one another, which only a decimal part with the other sign makes clear: `1.234,50`, `1,234.50`. */
const GROUPED = /^(\d{1,2})([.,])(\d{3})(?!\2)[.,](\d{1,2})$/

/** An amount as somebody types it, `9`, `9,5`, `1.234,50`: null for nothing, undefined for what is no amount. */
export function readPrice(text: string): Cents | null | undefined {
  const plain = text.replace(/[\s€]/g, '')
  if (plain === '') return null
  const [, whole, part = ''] = PATTERN.exec(plain.replace(GROUPED, '$1$3.$4')) ?? []
  if (whole === undefined) return undefined
  return cents(Number(whole) * 100 + Number(part.padEnd(2, '0')))
}

/** What is wrong with what is typed into a field for an amount; undefined for what can be saved. */
export function priceFault(text: string, isRequired: boolean): 'missing' | 'wrong' | undefined {
  const amount = readPrice(text)
  if (amount === undefined) return 'wrong'
  return isRequired && amount === null ? 'missing' : undefined
}

/**
 * What a field holds while somebody types: what it held before as long as the text is no amount, never its beginning. So
 * it does while a field is empty that may not be.
 */
export function typedPrice(text: string, held: Cents | null, isRequired = false): Cents | null {
  return priceFault(text, isRequired) ? held : (readPrice(text) ?? null)
}

/** An amount as it stands in a field: `9,50` where the language has a decimal comma. */
export const writePrice = (amount: Cents, locale: string): string =>
  new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    useGrouping: false,
    numberingSystem: 'latn',
  }).format(amount / 100)
