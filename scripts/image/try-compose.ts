import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../machine/project.mjs'
import { postgresProcess, startPostgres, teardown } from '../test/postgres.ts'
import { openCleanUp } from './clean-up.ts'
import { readCompose, runOptions, type Service } from './compose-file.ts'
import { ON_THIS_MACHINE, type Podman } from './podman.ts'
import { askDuring, createAsk, placeOrder, startCaddy, until } from './through-caddy.ts'

const DOMAIN = 'localhost:3811'
const PORTS = { 'server-1': 3812, 'server-2': 3813 }
type ServerName = keyof typeof PORTS
const SERVERS: readonly ServerName[] = ['server-1', 'server-2']
/** In place of a folder elsewhere, which the try has not. */
const BACKUP_TO = '/data/elsewhere'

/**
 * Runs what compose.yaml describes: both servers at once on one empty PostgreSQL and one volume, the backup, Caddy with its
 * file; orders through them, updates one server after the other, and restores what the backup has encrypted. What the file
 * takes from images of others is said: those programs of this machine take their place, and the network of the host that of the containers.
 */
export async function tryCompose(image: string, podman: Podman, say: (line: string) => void): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'tischlein-compose-'))
  const prefix = `tischlein-compose-${process.pid}`
  const { recipient, identity } = await makeKeys(image, podman)
  const values = {
    DOMAIN,
    POSTGRES_PASSWORD: 'of-the-try',
    DEMO: 'true',
    BACKUP_TO,
    BACKUP_RECIPIENT: recipient,
  }
  const { services } = readCompose(readFileSync(join(projectRoot, 'compose.yaml'), 'utf8'), values)
  const foreign = [services.database, services.caddy].map((service) => service?.image)
  say(`compose.yaml is read. Not run from it: ${foreign.join(', ')}, and the network between the containers;`)
  say('PostgreSQL of the tests, Caddy of this machine and the network of the host stand for them')
  const names = [...SERVERS, 'backup'].map((name) => `${prefix}-${name}`)
  const cleanUp = openCleanUp()
  cleanUp.add('rm', '-rf', dir)
  cleanUp.add(...podman.command('volume', 'rm', '--force', `${prefix}-data`))
  cleanUp.add(...podman.command('rm', '--force', '--time', '12', ...names))
  startCaddy(dir, cleanUp, {
    domain: DOMAIN,
    servers: Object.values(PORTS).map((port) => `127.0.0.1:${port}`),
  })
  try {
    const url = await startPostgres({ isDurable: true })
    const { pid, folder } = postgresProcess()
    cleanUp.add('sh', '-c', 'test -d "$1" && kill -INT "$2"; rm -rf "$1"', 'sh', folder, String(pid))
    const optionsOf = (name: string, environment: Record<string, string>) => [
      ...runOptions(ownVolume(services[name]!, prefix), { DATABASE_URL: url, ...environment }),
      ...ON_THIS_MACHINE,
    ]
    const start = (name: string, environment: Record<string, string> = {}) => {
      const options = ['--detach', '--name', `${prefix}-${name}`, ...optionsOf(name, environment)]
      return podman.run('run', ...options, image, ...(services[name]!.command ?? []))
    }
    const startServer = (name: ServerName) => start(name, { HOST: '127.0.0.1', PORT: String(PORTS[name]) })
    const remove = (name: string) => podman.run('rm', '--force', '--time', '12', `${prefix}-${name}`)
    const isReady = async (name: ServerName) => (await fetch(`http://127.0.0.1:${PORTS[name]}/readyz`)).ok
    const startBoth = async () => {
      await Promise.all(SERVERS.map(startServer))
      for (const name of SERVERS) await until(() => isReady(name))
    }
    await startBoth()
    say('Two servers were started at once on one empty PostgreSQL and are ready')
    const ask = createAsk(dir, DOMAIN)
    await until(async () => (await ask('/healthz')) === 'ok')
    const order = await placeOrder(ask)
    say('An order was placed through Caddy and one of them')
    await start('backup')
    await until(async () => (await podman.run('logs', `${prefix}-backup`)).includes(BACKUP_TO))
    say(`The service for backups has taken one: ${await podman.run('logs', `${prefix}-backup`)}`)
    const answered = await askDuring(ask, async () => {
      for (const name of SERVERS) {
        await remove(name)
        await startServer(name)
        await until(() => isReady(name))
      }
    })
    say(`Both were replaced one after the other while ${answered} requests were answered and none failed`)
    await ask(order)
    for (const name of SERVERS) await remove(name)
    const options = optionsOf('backup', { BACKUP_IDENTITY: identity })
    say(await podman.run('run', '--rm', ...options, image, 'scripts/restore.ts', 'latest', '--overwrite'))
    await startBoth()
    await until(async () => (await ask('/healthz')) === 'ok')
    await ask(order)
    say('Both serve what was restored, the order too')
  } catch (error) {
    for (const name of names)
      say(await podman.run('logs', '--tail', '20', name).catch(() => `${name} did not run`))
    throw error
  } finally {
    await teardown()
    await cleanUp.run()
  }
}

/** A key pair for backups, as the image prints it. */
async function makeKeys(image: string, podman: Podman): Promise<{ recipient: string; identity: string }> {
  const printed = await podman.run('run', '--rm', ...ON_THIS_MACHINE, image, 'scripts/backup.ts', '--new-key')
  const [recipient, identity] = ['RECIPIENT', 'IDENTITY'].map(
    (name) => new RegExp(`BACKUP_${name}=(\\S+)`).exec(printed)?.[1],
  )
  if (!recipient || !identity) throw new Error(`no key pair: ${printed}`)
  return { recipient, identity }
}

/** The service with volumes that are of this try alone. */
const ownVolume = (service: Service, prefix: string): Service => ({
  ...service,
  volumes: (service.volumes ?? []).map((volume) => `${prefix}-${volume}`),
})
