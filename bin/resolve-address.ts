import type { IncomingMessage } from 'node:http'

/** No browser sends such an address: its path is another one once it is resolved, or it names scheme and host as well. */
const UNRESOLVED = /^[^/]|\/\.|%2e|\\/i

/**
 * Gives a request the address that its answer is for, as browsers send it: a path without `.` and `..`, and the host in the
 * header. Whatever looks at the address, to rank, to keep or to find an answer, then sees the same. An address that is none
 * stays, and is refused later.
 */
export function resolveAddress(request: Pick<IncomingMessage, 'url' | 'headers'>): void {
  const { url = '/' } = request
  if (!UNRESOLVED.test(url)) return
  const isPath = url.startsWith('/')
  const resolved = URL.parse(isPath ? `http://localhost${url}` : url)
  if (!resolved || !/^https?:$/.test(resolved.protocol) || resolved.username || resolved.password) return
  request.url = resolved.pathname + resolved.search
  if (!isPath) request.headers.host = resolved.host
}
