import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AppServer, startServer } from '../../../e2e/app-server.ts'
import { freePort } from '../../../scripts/test/free-port.ts'
import { until } from '../calls.ts'
import type { Programs } from './programs.ts'

const FILE = join(import.meta.dirname, '..', '..', '..', 'deploy', 'cluster', 'haproxy-guests.cfg')
const SHOPS = 3
const DRAIN_SECONDS = 3
const READY_MS = 60_000

/** One server of ours, as on a machine of its own: with a folder of its own, always at the same address. */
export type Shop = {
  url: string
  start(): Promise<void>
  /** Ends it as an operator would. */
  stop(): Promise<void>
  /** Ends it as a power cut would. */
  kill(): Promise<void>
  isRunning(): boolean
}

/** The servers on one database, which are not started yet; their pictures are those of `media`. */
export async function makeShops(databaseUrl: string, folder: string, media: string): Promise<Shop[]> {
  const shops: Shop[] = []
  for (let index = 1; index <= SHOPS; index++) {
    const dataDir = join(folder, `shop${index}`)
    mkdirSync(dataDir)
    symlinkSync(media, join(dataDir, 'media'))
    shops.push(makeShop(dataDir, await freePort(), databaseUrl))
  }
  return shops
}

function makeShop(dataDir: string, port: number, databaseUrl: string): Shop {
  const env = {
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
  }
  let server: AppServer | undefined
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    async start() {
      server = await startServer({ dataDir, env })
    },
    stop: async () => server?.stop(),
    kill: async () => server?.kill(),
    isRunning: () => server !== undefined && isProcess(server.pid),
  }
}

function isProcess(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Waits until a server, or one behind the proxy at this address, says that it can serve guests. */
export async function untilReady({ url }: Pick<Shop, 'url'>): Promise<void> {
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  if (!(await until(isReady, READY_MS))) throw new Error(`${url} is not ready after a minute`)
}

/** The load balancer in front of the servers; answers the address for guests. */
export async function startGuestProxy(programs: Programs, shops: readonly Shop[]): Promise<string> {
  const port = await freePort()
  const path = join(programs.folder, 'haproxy-guests.cfg')
  writeFileSync(path, readFileSync(FILE, 'utf8'), { mode: 0o644 })
  programs.start('haproxy-guests', 'haproxy', ['-f', path], {
    GUESTS: `127.0.0.1:${port}`,
    ...Object.fromEntries(shops.map(({ url }, index) => [`SHOP_${index + 1}`, new URL(url).host])),
  })
  return `http://127.0.0.1:${port}`
}
