import type { ReadyBytes } from './ready-bytes.ts'
import { matchesEtag } from './ready-bytes.ts'
import { notModifiedHeaders } from './ready-store.ts'
import type { Encoding } from './request-traits.ts'

/** The same answer as `ReadyStore.serve`, as a `Response`. */
export function readyResponse(
  ready: ReadyBytes,
  encoding: Encoding,
  ifNoneMatch: string | undefined,
): Response {
  const { etag, headers, body } = ready[encoding]
  if (matchesEtag(ifNoneMatch, etag)) {
    return new Response(null, { status: 304, headers: notModifiedHeaders(headers) })
  }
  return new Response(new Uint8Array(body), { headers })
}
