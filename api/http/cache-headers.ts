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
  const found: CacheHeaders = {
    'accept-encoding': undefined,
    'accept-language': undefined,
    cookie: undefined,
    host: undefined,
    'if-none-match': undefined,
  }
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = nameOf(rawHeaders[at]!)
    if (name === undefined) continue
    if (found[name] !== undefined) return request.headers
    found[name] = rawHeaders[at + 1]
  }
  return found
}

/** The name in lower case, where it is one of them: few other headers have a name of the same length. */
function nameOf(name: string): keyof CacheHeaders | undefined {
  switch (name.length) {
    case 4:
      return isName(name, 'host')
    case 6:
      return isName(name, 'cookie')
    case 13:
      return isName(name, 'if-none-match')
    case 15:
      return isName(name, 'accept-encoding') ?? isName(name, 'accept-language')
    default:
      return undefined
  }
}

const isName = <Name extends keyof CacheHeaders>(name: string, wanted: Name): Name | undefined =>
  name === wanted || name.toLowerCase() === wanted ? wanted : undefined
