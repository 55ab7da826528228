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
  /** Adds the cache key of this request to the answer. */
  remember(url: string, keyParts: KeyParts, answer: CachedResponse): void
  clear(): void
  /** Answers a GET or HEAD from memory without the framework; false on a cache miss. */
  serve(request: IncomingMessage, response: ServerResponse): boolean
}

const MAX_ENTRIES = 5_000
const MAX_URL = 300

/** An empty cache. With `byHost` an answer is found only under the requested host. */
export function createResponseCache({ byHost = false } = {}): ResponseCache {
  const entries = new Map<string, CachedResponse>()
  const cacheKey = (url: string, keyParts: KeyParts): string =>
    `${byHost ? `${keyParts.host} ` : ''}${url}\n${keyParts.cookieLanguage}\n${keyParts.cookieBranch}\n${keyParts.acceptLanguage}`
  const find: ResponseCache['find'] = (url, keyParts) =>
    entries.get(cacheKey(url, keyParts))?.bytes?.[keyParts.encoding]
  return {
    find,
    remember(url, keyParts, answer) {
      if (url.length > MAX_URL) return
      if (entries.size >= MAX_ENTRIES) entries.clear()
      entries.set(cacheKey(url, keyParts), answer)
    },
    clear: () => entries.clear(),
    serve(request, response) {
      const { method, headers } = request
      if (method !== 'GET' && method !== 'HEAD') return false
      const keyParts = { ...cacheKeyParts((name) => headers[name]), host: headers.host ?? '' }
      const bytes = find(request.url ?? '/', keyParts)
      if (!bytes) return false
      if (matchesEtag(headers['if-none-match'], bytes.etag)) {
        response.writeHead(304, notModifiedHeaders(bytes.headers)).end()
        return true
      }
      response.writeHead(200, bytes.headers)
      response.end(method === 'HEAD' ? undefined : bytes.body)
      return true
    },
  }
}

/** A 304 repeats what caches need, without the headers of the body. */
export function notModifiedHeaders(headers: Record<string, string>): Record<string, string> {
  const { 'content-length': _length, 'content-encoding': _encoding, 'content-type': _type, ...rest } = headers
  return rest
}
