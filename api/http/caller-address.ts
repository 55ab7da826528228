/**
 * The network address of whoever calls. Behind `proxies` reverse proxies of one's own it is what the outermost of them
 * wrote into `X-Forwarded-For`; what stands before that came from the caller, who may write anything.
 */
export function callerAddress(socket: string, forwarded: string | undefined, proxies: number): string {
  if (proxies === 0) return socket
  const hops = (forwarded ?? '').split(',').map((hop) => hop.trim())
  return hops.at(-proxies) || socket
}
