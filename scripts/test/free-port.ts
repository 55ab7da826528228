import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that systems give away: from 32768 on Linux, from 49152 elsewhere. */
const PORTS = [15_000, 32_000] as const

/**
 * A port of this machine that nobody listens on. It stays free while a server restarts: the system gives it neither to a call
 * nor to a program that asks for any port.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...PORTS)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
