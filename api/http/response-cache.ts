import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchesEtag, type CompressedResponse } from './compressed-response.ts'
import { cacheKeyParts, type CacheKeyParts } from './cache-key.ts'

/** A place for one answer. It can be filled anew while requests keep finding it; empty, it answers nothing. */
export type CachedResponse = { bytes: CompressedResponse | undefined }

type KeyParts = CacheKeyParts & { host?: string }

/**
 * Cached responses by the requests that lead to them: a request finds its answer by a cache key made of its address and
 * these parts, so that a known request costs one look-up.
 */
export type ResponseCache = {
  find(url: string, keyParts: KeyParts): CompressedResponse | undefined
  /** Lets this request find the answer from now on. */
  remember(url: string, keyParts: KeyParts, answer: CachedResponse): void
  clear(): void
  /** Answers a GET or HEAD from memory without any framework; false when the answer is not known yet. */
  serve(request: IncomingMessage, response: ServerResponse): boolean
}

const MAX_ENTRIES = 5_000
const MAX_URL = 300

/** An empty store. With `byHost` an answer is found only under the host that was asked for. */
export function createResponseCache({ byHost = false } = {}): ResponseCache {
  const entries = new Map<string, CachedResponse>()
  const cacheKey = (url: string, keyParts: KeyParts): string =>
    `${byHost ? `${keyParts.host} ` : ''}${url}\n${keyParts.cookieLanguage}\n${keyParts.cookieBranch}\n${keyParts.acceptLanguage}`
  const find: ResponseCache['find'] = (url, keyParts) => entries.get(cacheKey(url, keyParts))?.bytes
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
      const cached = find(request.url ?? '/', keyParts)
      if (!cached) return false
      const bytes = cached[keyParts.encoding]
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
