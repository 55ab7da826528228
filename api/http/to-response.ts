import type { EncodedResponse } from './compressed-response.ts'
import { matchesEtag } from './compressed-response.ts'

/** The same answer as `ResponseCache.serve`, as a `Response`. */
export function toResponse(
  { etag, headers, unchangedHeaders, body }: EncodedResponse,
  ifNoneMatch: string | undefined,
): Response {
  if (matchesEtag(ifNoneMatch, etag)) {
    return new Response(null, { status: 304, headers: inPairs(unchangedHeaders) })
  }
  return new Response(new Uint8Array(body), { headers: inPairs(headers) })
}

const inPairs = (headers: readonly string[]): [string, string][] =>
  headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1] ?? '']] : []))
