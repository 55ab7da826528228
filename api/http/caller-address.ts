/**
 * The network address of the caller. Behind `proxies` own reverse proxies it is the entry that the outermost of them
 * added to `X-Forwarded-For`; all entries before it come from the caller and can be forged.
 */
export function callerAddress(socket: string, forwarded: string | undefined, proxies: number): string {
  if (proxies === 0) return socket
  const hops = (forwarded ?? '').split(',').map((hop) => hop.trim())
  return hops.at(-proxies) || socket
}
