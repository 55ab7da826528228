/** A text that can stand in a header: one line, no controls, no marks that turn the reading direction, not too long. */
export function oneLine(text: string, max = 150): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const signs = [...line]
  return signs.length > max
    ? `${signs
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
    : line
}
