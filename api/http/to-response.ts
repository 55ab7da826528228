import type { CompressedResponse } from './compressed-response.ts'
import { matchesEtag } from './compressed-response.ts'
import { notModifiedHeaders } from './response-cache.ts'
import type { Encoding } from './cache-key.ts'

/** The same answer as `ResponseCache.serve`, as a `Response`. */
export function toResponse(
  cached: CompressedResponse,
  encoding: Encoding,
  ifNoneMatch: string | undefined,
): Response {
  const { etag, headers, body } = cached[encoding]
  if (matchesEtag(ifNoneMatch, etag)) {
    return new Response(null, { status: 304, headers: notModifiedHeaders(headers) })
  }
  return new Response(new Uint8Array(body), { headers })
}
