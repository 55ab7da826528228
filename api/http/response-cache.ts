import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { type CompressedResponse, type EncodedResponse, matchesEtag } from './compressed-response.ts'
import { type CacheKeyParts, keyPartsOf } from './cache-key.ts'

/**
 * One cached response, in all encodings or in those that were asked for. It can be refilled while requests keep finding it;
 * empty, it is a cache miss.
 */
export type CachedResponse<Bytes = Partial<CompressedResponse>> = { bytes: Bytes | undefined }

type KeyParts = CacheKeyParts & { host?: string }

/** The headers that an answer from memory may depend on. */
type CacheHeaders = Pick<
  IncomingHttpHeaders,
  'accept-encoding' | 'accept-language' | 'cookie' | 'host' | 'if-none-match'
>

type Asked = { method?: string | undefined; url?: string | undefined; headers: CacheHeaders }

/** Cached responses by cache key: a request finds its answer by its address and the parts that the answer depends on. */
export type ResponseCache = {
  find(url: string, keyParts: KeyParts): EncodedResponse | undefined
  /** The answer from before the cache was cleared, while there is no newer one: for while the database is away. */
  findEarlier(url: string, keyParts: KeyParts): EncodedResponse | undefined
  /** Adds the cache key of this request to the answer. */
  remember(url: string, keyParts: KeyParts, answer: CachedResponse): void
  clear(): void
  /** Answers a GET or HEAD from memory without the framework, with these headers too; false on a cache miss. */
  serve(request: Asked, response: ServerResponse, always?: readonly string[]): boolean
}

type Parts = Omit<CacheKeyParts, 'encoding'> & { host: string }

/** What is kept for one cache key: its answer, and the bytes of the one from before the cache was cleared. */
type Entry = Parts & { answer: CachedResponse | undefined; earlier: CachedResponse['bytes'] }

/**
 * The entries of one address, by host, accepted languages, chosen language and chosen branch: joining the parts of a key to one
 * text would make and hash a new text for each answer from memory. The latest one is tried first, because most browsers of a
 * restaurant send the same, and comparing the texts of a request costs less than hashing each of them.
 */
type Address = {
  latest: Entry | undefined
  byParts: Map<string, Map<string, Map<string, Map<string, Entry>>>>
}

const MAX_ENTRIES = 5_000
const MAX_URL = 300

/** An empty cache. With `byHost` an answer is found only under the requested host. */
export function createResponseCache({ byHost = false } = {}): ResponseCache {
  const addresses = new Map<string, Address>()
  const all: Entry[] = []
  /** The headers that were read last: comparing them costs less than reading the same ones again. */
  let latest:
    | (Record<'cookie' | 'language' | 'encoding', string | undefined> & { keyParts: KeyParts })
    | undefined
  const hostOf = ({ host = '' }: KeyParts) => (byHost ? host : '')

  function entryAt(url: string, keyParts: KeyParts, host = hostOf(keyParts)): Entry | undefined {
    const address = addresses.get(url)
    if (!address) return undefined
    const { latest, byParts } = address
    if (latest && isAt(latest, keyParts, host)) return latest
    const entry = byParts
      .get(host)
      ?.get(keyParts.acceptLanguage)
      ?.get(keyParts.cookieLanguage)
      ?.get(keyParts.cookieBranch)
    if (entry) address.latest = entry
    return entry
  }

  /** A function that reads the headers by name would read each of them more slowly. */
  function readKeyParts({
    cookie,
    'accept-language': language,
    'accept-encoding': encoding,
  }: CacheHeaders): KeyParts {
    if (!latest || latest.cookie !== cookie || latest.language !== language || latest.encoding !== encoding)
      latest = { cookie, language, encoding, keyParts: keyPartsOf(cookie, language, encoding) }
    return latest.keyParts
  }

  function addEntry(parts: Parts): Entry {
    const entry: Entry = { ...parts, answer: undefined, earlier: undefined }
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
        addresses.clear()
      }
      const { acceptLanguage, cookieLanguage, cookieBranch } = keyParts
      const host = hostOf(keyParts)
      const entry = addresses
        .getOrInsertComputed(url, () => ({ latest: undefined, byParts: new Map() }))
        .byParts.getOrInsertComputed(host, () => new Map())
        .getOrInsertComputed(acceptLanguage, () => new Map())
        .getOrInsertComputed(cookieLanguage, () => new Map())
        .getOrInsertComputed(cookieBranch, () =>
          addEntry({ host, acceptLanguage, cookieLanguage, cookieBranch }),
        )
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
      const keyParts = readKeyParts(headers)
      const host = byHost ? (headers.host ?? '') : ''
      const bytes = entryAt(url, keyParts, host)?.answer?.bytes?.[keyParts.encoding]
      if (!bytes) return false
      if (matchesEtag(headers['if-none-match'], bytes.etag)) {
        response.writeHead(304, withHeaders(always, bytes.unchangedHeaders)).end()
        return true
      }
      response.writeHead(200, withHeaders(always, bytes.headers))
      if (method === 'HEAD') response.end()
      else if (bytes.shortBody === undefined) response.end(bytes.body)
      else response.end(bytes.shortBody, 'latin1')
      return true
    },
  }
}

const isAt = (entry: Entry, keyParts: KeyParts, host: string): boolean =>
  entry.cookieLanguage === keyParts.cookieLanguage &&
  entry.cookieBranch === keyParts.cookieBranch &&
  entry.acceptLanguage === keyParts.acceptLanguage &&
  entry.host === host

const withHeaders = (always: readonly string[], headers: string[]): string[] =>
  always.length === 0 ? headers : [...always, ...headers]
