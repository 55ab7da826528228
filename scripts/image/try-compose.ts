import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../machine/project.mjs'
import { startPostgres, teardown } from '../test/postgres.ts'
import { readCompose, runOptions, type Service } from './compose-file.ts'
import { ON_THIS_MACHINE, type Podman } from './podman.ts'
import { askDuring, createAsk, placeOrder, startCaddy, until } from './through-caddy.ts'

const DOMAIN = 'localhost:3811'
const PORTS = { 'server-1': 3812, 'server-2': 3813 }

/**
 * Runs what compose.yaml describes: both servers at once on one empty PostgreSQL and one volume, the backup, Caddy with its
 * file; orders through them and updates one server after the other. What the file takes from images of others is
 * said: those programs of this machine take their place, and the network of the host that of the containers.
 */
export async function tryCompose(image: string, podman: Podman, say: (line: string) => void): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'tischlein-compose-'))
  const prefix = `tischlein-compose-${process.pid}`
  const values = { DOMAIN, POSTGRES_PASSWORD: 'of-the-try', DEMO: 'true' }
  const { services } = readCompose(readFileSync(join(projectRoot, 'compose.yaml'), 'utf8'), values)
  const foreign = [services.database, services.caddy].map((service) => service?.image)
  say(`compose.yaml is read. Not run from it: ${foreign.join(', ')}, and the network between the containers;`)
  say('PostgreSQL of the tests, Caddy of this machine and the network of the host stand for them')
  const caddy = startCaddy(dir, {
    domain: DOMAIN,
    servers: Object.values(PORTS).map((port) => `127.0.0.1:${port}`),
  })
  const names = [...Object.keys(PORTS), 'backup'].map((name) => `${prefix}-${name}`)
  try {
    const url = await startPostgres({ isDurable: true })
    const start = (name: string, environment: Record<string, string> = {}) => {
      const service = ownVolume(services[name]!, prefix)
      const options = runOptions(service, { DATABASE_URL: url, ...environment })
      const all = ['--name', `${prefix}-${name}`, ...options, ...ON_THIS_MACHINE]
      return podman('run', '--detach', ...all, image, ...(service.command ?? []))
    }
    const startServer = (name: keyof typeof PORTS) =>
      start(name, { HOST: '127.0.0.1', PORT: String(PORTS[name]) })
    const isReady = async (name: keyof typeof PORTS) =>
      (await fetch(`http://127.0.0.1:${PORTS[name]}/readyz`)).ok
    await Promise.all([startServer('server-1'), startServer('server-2')])
    await until(() => isReady('server-1'))
    await until(() => isReady('server-2'))
    say('Two servers were started at once on one empty PostgreSQL and are ready')
    const ask = createAsk(dir, DOMAIN)
    await until(async () => (await ask('/healthz')) === 'ok')
    const order = await placeOrder(ask)
    say('An order was placed through Caddy and one of them')
    await start('backup')
    await until(async () => (await podman('logs', `${prefix}-backup`)).includes('/data/backups/'))
    say(`The service for backups has taken one: ${await podman('logs', `${prefix}-backup`)}`)
    const answered = await askDuring(ask, async () => {
      for (const name of ['server-1', 'server-2'] as const) {
        await podman('rm', '--force', '--time', '12', `${prefix}-${name}`)
        await startServer(name)
        await until(() => isReady(name))
      }
    })
    say(`Both were replaced one after the other while ${answered} requests were answered and none failed`)
    await ask(order)
  } catch (error) {
    for (const name of names)
      say(await podman('logs', '--tail', '20', name).catch(() => `${name} did not run`))
    throw error
  } finally {
    caddy.kill()
    for (const name of names) await podman('rm', '--force', '--time', '12', name).catch(() => {})
    await podman('volume', 'rm', '--force', `${prefix}-data`).catch(() => {})
    await teardown()
    rmSync(dir, { recursive: true, force: true })
  }
}

/** The service with volumes that are of this try alone. */
const ownVolume = (service: Service, prefix: string): Service => ({
  ...service,
  volumes: (service.volumes ?? []).map((volume) => `${prefix}-${volume}`),
})
