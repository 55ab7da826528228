const PATTERN = /^(\d{1,3})(?:[.,](\d{1,3}))?$/

/** Metres of a distance as somebody types it, `3` or `2,5`; undefined for what is no distance. */
export function readKilometres(text: string): number | undefined {
  const [, whole, part = ''] = PATTERN.exec(text.replace(/\s|km/gi, '')) ?? []
  return whole === undefined ? undefined : Number(whole) * 1000 + Number(part.padEnd(3, '0'))
}

/** A distance as it stands in a field: `2,5` where the language has a decimal comma. */
export const writeKilometres = (metres: number, locale: string): string =>
  new Intl.NumberFormat(locale, {
    maximumFractionDigits: 3,
    useGrouping: false,
    numberingSystem: 'latn',
  }).format(metres / 1000)
