import type { IncomingMessage, ServerResponse } from 'node:http'
import { isApiPath } from '#api/http/branch-address.ts'
import type { ResponseCache } from '#api/http/response-cache.ts'
import type { ServerMetrics } from './metrics.ts'
import { transportSecurity } from './transport-security.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

type Options = {
  caches: Record<'api' | 'page', Pick<ResponseCache, 'serve'>>
  /** The cookies of browsers that see a shop of their own; what they hold is checked later. */
  ownCookies: readonly [string, string]
  metrics: Pick<ServerMetrics, 'count' | 'watch'>
  publicUrl: string | undefined
}

/**
 * Answers what is in a cache at once; all other requests go on to the listener. Nothing may be done for a request before
 * this that is not needed for an answer from memory: most requests are answered here.
 */
export function fromMemory({ caches, ownCookies, metrics, publicUrl }: Options, answer: Listener): Listener {
  const [one, other] = ownCookies
  const always = transportSecurity(publicUrl)
  return (request, response) => {
    const { cookie } = request.headers
    const kind = isApiPath(request.url ?? '') ? 'api' : 'page'
    const isShared = cookie === undefined || !(cookie.includes(one) || cookie.includes(other))
    if (isShared && caches[kind].serve(request, response, always))
      return metrics.count(kind, response.statusCode)
    const [name, value] = always
    if (name !== undefined && value !== undefined) response.setHeader(name, value)
    metrics.watch(request, response)
    answer(request, response)
  }
}
