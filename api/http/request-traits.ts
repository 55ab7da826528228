/** The few parts of a request that a cached answer may depend on. No other cookie or header ever reaches it. */
export type RequestTraits = {
  cookieLanguage: string
  cookieBranch: string
  acceptLanguage: string
  encoding: Encoding
}

export type Encoding = 'br' | 'gzip' | 'identity'

type HeaderReader = (name: 'cookie' | 'accept-language' | 'accept-encoding') => string | undefined

const MAX_HEADER = 200

/** Reads the traits; overlong values are cut, so that nobody fills the memory with them. */
export function requestTraits(header: HeaderReader): RequestTraits {
  const cookie = header('cookie')
  return {
    cookieLanguage: cookie === undefined ? '' : readCookie(cookie, 'lang'),
    cookieBranch: cookie === undefined ? '' : readCookie(cookie, 'branch'),
    acceptLanguage: (header('accept-language') ?? '').slice(0, MAX_HEADER),
    encoding: pickEncoding(header('accept-encoding')),
  }
}

/** The value of one cookie, or an empty string. */
export function readCookie(header: string, name: string): string {
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim().slice(0, MAX_HEADER)
  }
  return ''
}

/** The smallest encoding that the caller takes; `;q=0` means that it is not taken. */
export function pickEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity'
  const taken = (name: string): boolean =>
    accept.includes(name) && !new RegExp(`\\b${name}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`).test(accept)
  if (taken('br')) return 'br'
  return taken('gzip') ? 'gzip' : 'identity'
}
