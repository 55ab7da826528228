import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchesEtag, type ReadyBytes } from './ready-bytes.ts'
import { requestTraits, type RequestTraits } from './request-traits.ts'

/** A place for one answer. It can be filled anew while requests keep finding it; empty, it answers nothing. */
export type ReadyAnswer = { bytes: ReadyBytes | undefined }

type Traits = RequestTraits & { host?: string }

/**
 * Ready answers by the requests that lead to them: a request finds its answer by an alias made of its address and
 * traits, so that a known request costs one look-up.
 */
export type ReadyStore = {
  find(url: string, traits: Traits): ReadyBytes | undefined
  /** Lets this request find the answer from now on. */
  remember(url: string, traits: Traits, answer: ReadyAnswer): void
  clear(): void
  /** Answers a GET or HEAD from memory without any framework; false when the answer is not known yet. */
  serve(request: IncomingMessage, response: ServerResponse): boolean
}

const MAX_ALIASES = 5_000
const MAX_URL = 300

/** An empty store. With `byHost` an answer is found only under the host that was asked for. */
export function createReadyStore({ byHost = false } = {}): ReadyStore {
  const aliases = new Map<string, ReadyAnswer>()
  const alias = (url: string, traits: Traits): string =>
    `${byHost ? `${traits.host} ` : ''}${url}\n${traits.cookieLanguage}\n${traits.cookieBranch}\n${traits.acceptLanguage}`
  const find: ReadyStore['find'] = (url, traits) => aliases.get(alias(url, traits))?.bytes
  return {
    find,
    remember(url, traits, answer) {
      if (url.length > MAX_URL) return
      if (aliases.size >= MAX_ALIASES) aliases.clear()
      aliases.set(alias(url, traits), answer)
    },
    clear: () => aliases.clear(),
    serve(request, response) {
      const { method, headers } = request
      if (method !== 'GET' && method !== 'HEAD') return false
      const traits = { ...requestTraits((name) => headers[name]), host: headers.host ?? '' }
      const ready = find(request.url ?? '/', traits)
      if (!ready) return false
      const bytes = ready[traits.encoding]
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
