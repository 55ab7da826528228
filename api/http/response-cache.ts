import type { IncomingMessage, ServerResponse } from 'node:http'
import { type CompressedResponse, type EncodedResponse, matchesEtag } from './compressed-response.ts'
import { type CacheKeyParts, keyPartsOf } from './cache-key.ts'

/**
 * One cached response, in all encodings or in those that were asked for. It can be refilled while requests keep finding it;
 * empty, it is a cache miss.
 */
export type CachedResponse<Bytes = Partial<CompressedResponse>> = { bytes: Bytes | undefined }

type KeyParts = CacheKeyParts & { host?: string }

/** Cached responses by cache key: a request finds its answer by its address and the parts that the answer depends on. */
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

/** What is kept for one cache key: its answer, and the bytes of the one from before the cache was cleared. */
type Entry = { answer: CachedResponse | undefined; earlier: CachedResponse['bytes'] }

/**
 * Entries by address, host, accepted languages, chosen language and chosen branch. Joining the parts of a key to one text
 * would make and hash a new text for each answer from memory.
 */
type Entries = Map<string, Map<string, Map<string, Map<string, Map<string, Entry>>>>>

const MAX_ENTRIES = 5_000
const MAX_URL = 300

/** An empty cache. With `byHost` an answer is found only under the requested host. */
export function createResponseCache({ byHost = false } = {}): ResponseCache {
  const entries: Entries = new Map()
  const all: Entry[] = []
  const hostOf = ({ host = '' }: KeyParts) => (byHost ? host : '')

  const entryAt = (url: string, keyParts: KeyParts, host = hostOf(keyParts)): Entry | undefined =>
    entries
      .get(url)
      ?.get(host)
      ?.get(keyParts.acceptLanguage)
      ?.get(keyParts.cookieLanguage)
      ?.get(keyParts.cookieBranch)

  function addEntry(): Entry {
    const entry: Entry = { answer: undefined, earlier: undefined }
    all.push(entry)
    return entry
  }

  return {
    find: (url, keyParts) => entryAt(url, keyParts)?.answer?.bytes?.[keyParts.encoding],
    findEarlier: (url, keyParts) => entryAt(url, keyParts)?.earlier?.[keyParts.encoding],
    remember(url, keyParts, answer) {
      if (url.length > MAX_URL) return
      if (all.length >= MAX_ENTRIES) {
        all.length = 0
        entries.clear()
      }
      const entry = entries
        .getOrInsertComputed(url, () => new Map())
        .getOrInsertComputed(hostOf(keyParts), () => new Map())
        .getOrInsertComputed(keyParts.acceptLanguage, () => new Map())
        .getOrInsertComputed(keyParts.cookieLanguage, () => new Map())
        .getOrInsertComputed(keyParts.cookieBranch, addEntry)
      entry.answer = answer
      entry.earlier = undefined
    },
    clear() {
      for (const entry of all) {
        // Answers may be refilled, and be empty meanwhile.
        entry.earlier = entry.answer?.bytes ?? entry.earlier
        entry.answer = undefined
      }
    },
    serve(request, response, always = []) {
      const { method, headers, url = '/' } = request
      if (method !== 'GET' && method !== 'HEAD') return false
      // A function that reads the headers by name would read each of them more slowly.
      const keyParts = keyPartsOf(headers.cookie, headers['accept-language'], headers['accept-encoding'])
      const host = byHost ? (headers.host ?? '') : ''
      const bytes = entryAt(url, keyParts, host)?.answer?.bytes?.[keyParts.encoding]
      if (!bytes) return false
      if (matchesEtag(headers['if-none-match'], bytes.etag)) {
        response.writeHead(304, withHeaders(always, bytes.unchangedHeaders)).end()
        return true
      }
      response.writeHead(200, withHeaders(always, bytes.headers))
      response.end(method === 'HEAD' ? undefined : bytes.body)
      return true
    },
  }
}

const withHeaders = (always: readonly string[], headers: string[]): string[] =>
  always.length === 0 ? headers : [...always, ...headers]
