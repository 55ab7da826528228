import type { IncomingMessage, ServerResponse } from 'node:http'
import { type CompressedResponse, type EncodedResponse, matchesEtag } from './compressed-response.ts'
import { cacheKeyParts, type CacheKeyParts } from './cache-key.ts'

/**
 * One cached response, in all encodings or in those that were asked for. It can be refilled while requests keep finding it;
 * empty, it is a cache miss.
 */
export type CachedResponse<Bytes = Partial<CompressedResponse>> = { bytes: Bytes | undefined }

type KeyParts = CacheKeyParts & { host?: string }

/**
 * Cached responses by cache key: a request finds its answer by its address and the parts that the answer depends on,
 * with one look-up.
 */
export type ResponseCache = {
  find(url: string, keyParts: KeyParts): EncodedResponse | undefined
  /** The answer from before the cache was cleared, while there is no newer one: for while the database is away. */
  findEarlier(url: string, keyParts: KeyParts): EncodedResponse | undefined
  /** Adds the cache key of this request to the answer. */
  remember(url: string, keyParts: KeyParts, answer: CachedResponse): void
  clear(): void
  /** Answers a GET or HEAD from memory without the framework, with these headers too; false on a cache miss. */
  serve(request: IncomingMessage, response: ServerResponse, always?: readonly string[]): boolean
}

const MAX_ENTRIES = 5_000
const MAX_URL = 300

/** An empty cache. With `byHost` an answer is found only under the requested host. */
export function createResponseCache({ byHost = false } = {}): ResponseCache {
  const entries = new Map<string, CachedResponse>()
  let earlier = new Map<string, CachedResponse['bytes']>()
  const cacheKey = (url: string, keyParts: KeyParts): string =>
    `${byHost ? `${keyParts.host} ` : ''}${url}\n${keyParts.cookieLanguage}\n${keyParts.cookieBranch}\n${keyParts.acceptLanguage}`
  const linesOf = createLines()
  const find: ResponseCache['find'] = (url, keyParts) =>
    entries.get(cacheKey(url, keyParts))?.bytes?.[keyParts.encoding]
  function clear(): void {
    if (earlier.size + entries.size > MAX_ENTRIES) earlier = new Map()
    // Entries may be refilled, and be empty meanwhile.
    for (const [key, { bytes }] of entries) if (bytes) earlier.set(key, bytes)
    entries.clear()
  }

  return {
    find,
    findEarlier: (url, keyParts) => earlier.get(cacheKey(url, keyParts))?.[keyParts.encoding],
    remember(url, keyParts, answer) {
      if (url.length > MAX_URL) return
      if (entries.size >= MAX_ENTRIES) clear()
      const key = cacheKey(url, keyParts)
      entries.set(key, answer)
      earlier.delete(key)
    },
    clear,
    serve(request, response, always = []) {
      const { method, headers, url = '/' } = request
      if (method !== 'GET' && method !== 'HEAD') return false
      const keyParts: KeyParts = cacheKeyParts((name) => headers[name])
      if (byHost) keyParts.host = headers.host ?? ''
      const bytes = find(url, keyParts)
      if (!bytes) return false
      const lines = linesOf(bytes)
      if (matchesEtag(headers['if-none-match'], bytes.etag)) {
        response.writeHead(304, withLines(always, lines.unchanged)).end()
        return true
      }
      response.writeHead(200, withLines(always, lines.whole))
      response.end(method === 'HEAD' ? undefined : bytes.body)
      return true
    },
  }
}

const withLines = (always: readonly string[], lines: string[]): string[] =>
  always.length === 0 ? lines : [...always, ...lines]

type Lines = { whole: string[]; unchanged: string[] }

/** Headers as node:http writes them fastest: a list of names and values, made once for each answer. */
function createLines(): (bytes: EncodedResponse) => Lines {
  const known = new WeakMap<EncodedResponse, Lines>()
  return (bytes) => {
    const found = known.get(bytes)
    if (found) return found
    const lines = {
      whole: Object.entries(bytes.headers).flat(),
      unchanged: Object.entries(bytes.unchangedHeaders).flat(),
    }
    known.set(bytes, lines)
    return lines
  }
}
