import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** The headers that an answer from memory may depend on. */
export type CacheHeaders = Pick<
  IncomingHttpHeaders,
  'accept-encoding' | 'accept-language' | 'cookie' | 'host' | 'if-none-match'
>

/**
 * Reads these headers, and no others, from the list as it was received: `node:http` would make an object of all headers for
 * each answer from memory, which is a hundredth of what it costs. A header that was sent twice is read as `node:http` joins it.
 */
export function cacheHeaders(request: Pick<IncomingMessage, 'rawHeaders' | 'headers'>): CacheHeaders {
  const { rawHeaders } = request
  // Writing the properties of an object by a name that varies would cost a two-hundredth of an answer.
  let host: string | undefined
  let cookie: string | undefined
  let tag: string | undefined
  let encoding: string | undefined
  let language: string | undefined
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!
    const value = rawHeaders[at + 1]
    // Few other headers have a name of the same length.
    const { length } = name
    if (length === 4 && isName(name, 'host', 'Host')) {
      if (host !== undefined) return request.headers
      host = value
    } else if (length === 6 && isName(name, 'cookie', 'Cookie')) {
      if (cookie !== undefined) return request.headers
      cookie = value
    } else if (length === 13 && isName(name, 'if-none-match', 'If-None-Match')) {
      if (tag !== undefined) return request.headers
      tag = value
    } else if (length === 15 && isName(name, 'accept-encoding', 'Accept-Encoding')) {
      if (encoding !== undefined) return request.headers
      encoding = value
    } else if (length === 15 && isName(name, 'accept-language', 'Accept-Language')) {
      if (language !== undefined) return request.headers
      language = value
    }
  }
  return { host, cookie, 'if-none-match': tag, 'accept-encoding': encoding, 'accept-language': language }
}

const LOWER = 0x20

/** Writing a name in lower case takes longer than comparing it as proxies and as browsers write it, and its first letter. */
const isName = (name: string, lower: keyof CacheHeaders, usual: string): boolean =>
  name === lower ||
  name === usual ||
  ((name.charCodeAt(0) | LOWER) === lower.charCodeAt(0) && name.toLowerCase() === lower)
