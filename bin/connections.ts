import type { Server, ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import { isThisMachine, rateLimitKey } from '#api/http/try-limit.ts'

const SECOND_MS = 1_000

/** How long a request may take to arrive, and how long a connection may wait for its next one. */
const TIMES = {
  headersTimeout: 20 * SECOND_MS,
  // A large picture over a slow line.
  requestTimeout: 120 * SECOND_MS,
  connectionsCheckingInterval: 5 * SECOND_MS,
  keepAliveTimeout: 5 * SECOND_MS,
}
/** Caddy sends its next request on a connection that was idle for up to two minutes, others for less. */
const KEEP_ALIVE_OF_PROXIES_MS = 125 * SECOND_MS

/**
 * How many connections there may be, and from one address: a full dining room shares one. Behind a proxy all of them come
 * from its address.
 */
export const MOST_CONNECTIONS = { all: 4_000, ofOneAddress: 1_000 }

type Behind = { trustProxy?: number | undefined }

/**
 * When connections are given up that send half a request, or nothing. A proxy must not send an order on a connection that
 * this server is about to close, because it cannot know whether it may send it again: its idle connections stay open for
 * longer than it keeps them itself.
 */
export const connectionTimes = ({ trustProxy = 0 }: Behind): typeof TIMES & ServerOptions =>
  trustProxy > 0 ? { ...TIMES, keepAliveTimeout: KEEP_ALIVE_OF_PROXIES_MS } : TIMES

/** Closes connections beyond the limits at once, so that one address cannot take those of all others. */
export function limitConnections(
  server: Pick<Server, 'on' | 'maxConnections'>,
  { trustProxy = 0 }: Behind = {},
  most = MOST_CONNECTIONS,
): void {
  server.maxConnections = most.all
  if (trustProxy > 0) return
  const counts = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket
    if (isThisMachine(remoteAddress)) return
    const address = rateLimitKey(remoteAddress)
    const count = (counts.get(address) ?? 0) + 1
    if (count > most.ofOneAddress) {
      socket.destroy()
      return
    }
    counts.set(address, count)
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1
      if (left > 0) counts.set(address, left)
      else counts.delete(address)
    })
  })
}
