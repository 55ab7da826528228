/** A text without the signs that joined it to what stood beside it. */
export const trimEnds = (text: string): string =>
  text
    .replace(/^[\s,;:.–—•·*=>+|/-]+(?=\s|\p{L}|\d|["„“(]|$)/u, '')
    .replace(/[\s,;:–—•·*=<>|/(-]+$/u, '')
    .trim()

/** A text without the brackets around it; null where nothing is left. */
export const unbracket = (text: string): string | null => {
  const inner = /^\(([^()]*)\)$/.exec(text)?.[1] ?? text
  return inner.trim() === '' ? null : inner.trim()
}

/** Cents as a German menu writes them. */
export const germanPrice = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)},${String(Math.abs(cents) % 100).padStart(2, '0')}`
