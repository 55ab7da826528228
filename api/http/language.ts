import type { CacheKeyParts } from './cache-key.ts'

/** The languages of the shop; `codes` in menu order, the default one among them. */
export type Languages = { codes: readonly string[]; initial: string }

/**
 * The language of an answer: `?lang=`, else the cookie, else what the browser prefers, else the shop's default. Unknown
 * languages are passed over.
 */
export function chooseLanguage(
  wanted: string | undefined,
  keyParts: CacheKeyParts,
  languages: Languages,
): string {
  for (const candidate of [wanted, keyParts.cookieLanguage, ...preferred(keyParts.acceptLanguage)]) {
    const found = languages.codes.find((code) => code === candidate)
    if (found) return found
  }
  return languages.initial
}

/** `en-GB;q=0.8, de` becomes `de`, `en-gb`, `en`; the header is case-insensitive. */
function preferred(acceptLanguage: string): string[] {
  return acceptLanguage
    .toLowerCase()
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().split(';')
      const quality = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find(Boolean)
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .flatMap(({ tag }) => [tag, tag.split('-')[0] ?? ''])
}

/** The language that the caller requested in any way; undefined when none was named: then the answer is in English. */
export function askedLanguage(
  wanted: string | undefined,
  keyParts: CacheKeyParts,
  languages: Languages,
): string | undefined {
  const isAsked = wanted !== undefined || keyParts.cookieLanguage !== '' || keyParts.acceptLanguage !== ''
  return isAsked ? chooseLanguage(wanted, keyParts, languages) : undefined
}
