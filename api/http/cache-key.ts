/**
 * The few parts of a request that a cached answer may depend on. No other cookie or header is part of the cache key.
 */
export type CacheKeyParts = {
  cookieLanguage: string
  cookieBranch: string
  acceptLanguage: string
  encoding: Encoding
}

export type Encoding = 'br' | 'gzip' | 'identity'

type HeaderReader = (name: 'cookie' | 'accept-language' | 'accept-encoding') => string | undefined

/** The cookie with the slug of the chosen branch. */
export const BRANCH_COOKIE = 'branch'

const MAX_HEADER = 200

const cut = (value: string): string => (value.length > MAX_HEADER ? value.slice(0, MAX_HEADER) : value)

/** Reads the parts of the key from the headers of a request. */
export const cacheKeyParts = (header: HeaderReader): CacheKeyParts =>
  keyPartsOf(header('cookie'), header('accept-language'), header('accept-encoding'))

/** The parts of the key; overlong values are cut, so that clients cannot fill the memory with them. */
export function keyPartsOf(
  cookie: string | undefined,
  acceptLanguage = '',
  acceptEncoding: string | undefined,
): CacheKeyParts {
  return {
    cookieLanguage: cookie === undefined ? '' : cut(readCookie(cookie, 'lang')),
    cookieBranch: cookie === undefined ? '' : cut(readCookie(cookie, BRANCH_COOKIE)),
    acceptLanguage: cut(acceptLanguage),
    encoding: pickEncoding(acceptEncoding),
  }
}

const [BLANK, TAB, SEMICOLON, EQUALS] = [0x20, 0x09, 0x3b, 0x3d]

const isBlankAt = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  return code === BLANK || code === TAB
}

/** The value of one cookie, or an empty string. Read for each answer from memory, so it makes no strings but the value. */
export function readCookie(header: string, name: string): string {
  for (let at = header.indexOf(name); at !== -1; at = header.indexOf(name, at + 1)) {
    let before = at - 1
    while (isBlankAt(header, before)) before--
    let after = at + name.length
    while (isBlankAt(header, after)) after++
    const isNamed = before < 0 || header.charCodeAt(before) === SEMICOLON
    if (!isNamed || header.charCodeAt(after) !== EQUALS) continue
    const end = header.indexOf(';', after)
    return header.slice(after + 1, end === -1 ? undefined : end).trim()
  }
  return ''
}

const listed = (encoding: string) =>
  new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=(\\d(?:\\.\\d*)?)[^,]*)?(?:,|$)`, 'i')
const listedBrotli = listed('br')
const listedGzip = listed('gzip')

/** The smallest encoding that the client accepts; `;q=0` means that it is not accepted. */
export function pickEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity'
  // The lists that browsers send; one expression less for each answer from memory.
  if (accept.endsWith(', br') || accept.endsWith(', br, zstd')) return 'br'
  if (isTaken(accept, listedBrotli)) return 'br'
  return isTaken(accept, listedGzip) ? 'gzip' : 'identity'
}

function isTaken(accept: string, encoding: RegExp): boolean {
  const found = encoding.exec(accept)
  return found !== null && (found[1] === undefined || Number(found[1]) > 0)
}
