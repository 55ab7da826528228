/**
 * The network address of the caller. Behind `proxies` own reverse proxies it is the entry that the outermost of them
 * added to `X-Forwarded-For`, without the port that some add; all entries before it come from the caller and can be forged.
 */
export function callerAddress(socket: string, forwarded: string | undefined, proxies: number): string {
  if (proxies === 0) return socket
  const hops = (forwarded ?? '').split(',').map((hop) => hop.trim())
  return withoutPort(hops.at(-proxies) ?? '') || socket
}

const withoutPort = (hop: string): string =>
  hop.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
