const DIGITS: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '5': 's' }
const glued = /(?<=\p{Ll}{3})(mit|und|auf|vom|aus|nach|ohne)(?=\p{Lu}\p{Ll}{2})/gu
const digitInside = /(?<=\p{L})[015](?=\p{Ll}{2})/gu

/** A name whose spaces a scan has lost, or where it has read a digit for a letter. */
export function repairName(name: string): { name: string; printed?: string } {
  const spaced = name.replace(glued, ' $1 ')
  const repaired = spaced
    .split(' ')
    .map((word) =>
      /^\p{L}{2,}[015]\p{L}|^\p{L}[015]\p{Ll}{3}/u.test(word)
        ? word.replace(digitInside, (digit) => DIGITS[digit] ?? digit)
        : word,
    )
    .join(' ')
  return repaired === name ? { name } : { name: repaired, printed: name }
}
