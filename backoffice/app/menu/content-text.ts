/** Three decimals only below one: `1.000` may be a thousand as well as one, so it is taken for neither. */
const PATTERN = /^(?:0[.,]\d{1,3}|\d{1,5}(?:[.,]\d{1,2})?)$/

/** An amount as somebody types it, `330` or `0,5`: null for nothing, undefined for what is no amount above zero. */
export function readAmount(text: string): number | null | undefined {
  const plain = text.trim()
  if (plain === '') return null
  const amount = PATTERN.test(plain) ? Number(plain.replace(',', '.')) : 0
  return amount > 0 ? amount : undefined
}

/** An amount as it stands in a field: `0,5` where the language has a decimal comma. */
export const writeAmount = (amount: number, locale: string): string =>
  new Intl.NumberFormat(locale, {
    maximumFractionDigits: 3,
    useGrouping: false,
    numberingSystem: 'latn',
  }).format(amount)
