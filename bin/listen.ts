import type { Server } from 'node:http'
import { ConfigError } from '#api/config/config.ts'

/** Listens on the address of the config. Throws `ConfigError` that names the variable to change: `HOST` or `PORT`. */
export async function listen(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code = '' }: NodeJS.ErrnoException) =>
      reject(
        new ConfigError(
          WRONG_HOST.includes(code)
            ? `HOST="${host}": is no address of this machine (${code})`
            : code === 'EADDRINUSE'
              ? `PORT="${port}": another program listens on it already, choose another port (${code})`
              : `PORT="${port}": cannot listen on ${host} (${code})`,
        ),
      ),
    )
    server.listen(port, host, resolve)
  })
}

/** The error codes of an address that is foreign or invalid. */
const WRONG_HOST = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL', 'EAFNOSUPPORT']
