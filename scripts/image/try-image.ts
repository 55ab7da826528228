import { chownSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCleanUp } from './clean-up.ts'
import { ON_THIS_MACHINE, type Podman } from './podman.ts'
import { askDuring, createAsk, placeOrder, startCaddy, until } from './through-caddy.ts'

const SHOP_PORT = 3810
const SHOP = `http://127.0.0.1:${SHOP_PORT}`
const DOMAIN = 'localhost:3811'
/** The account of the image. */
const ACCOUNT = 10_001

/**
 * Runs the image alone on an empty folder: not as root, with a root that cannot be written, without any right, behind Caddy
 * with TLS; places an order through both, backs the shop up, restarts and ends it. Throws when something is not as it should.
 */
export async function tryImage(image: string, podman: Podman, say: (line: string) => void): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'tischlein-try-'))
  const name = `tischlein-try-${process.pid}`
  const data = join(dir, 'data')
  mkdirSync(data, { mode: 0o700 })
  chownSync(data, ACCOUNT, ACCOUNT)
  const cleanUp = openCleanUp()
  cleanUp.add('rm', '-rf', dir)
  cleanUp.add(...podman.command('rm', '--force', '--volumes', name))
  startCaddy(dir, cleanUp, { domain: DOMAIN, servers: [`127.0.0.1:${SHOP_PORT}`] })
  const inside = (line: string) => podman.run('exec', name, 'node', '-e', line)
  try {
    await podman.run(...runArguments(name, data), image)
    const began = performance.now()
    await until(async () => (await fetch(`${SHOP}/readyz`)).ok)
    const seconds = since(began)
    say(`Ready ${seconds} s after its first start on an empty folder, the demo restaurant included`)
    await podman.run('healthcheck', 'run', name)
    const account = await inside('process.stdout.write(String(process.getuid()))')
    if (account !== String(ACCOUNT)) throw new Error(`the server runs as the account ${account}`)
    const written = await inside("fs.writeFileSync('/app/x', '')").catch((error: Error) => error.message)
    if (!written.includes('EROFS')) throw new Error(`the root can be written: ${written}`)
    const ask = createAsk(dir, DOMAIN)
    await until(async () => (await ask('/healthz')) === 'ok')
    say('Caddy answers in front of it, with TLS')
    const order = await placeOrder(ask)
    say('An order was placed through both')
    await podman.run('exec', name, 'node', 'scripts/backup.ts')
    const backups = readdirSync(join(data, 'backups'))
    say(`Backed up: ${backups.join(', ')}`)
    const answered = await askDuring(ask, () => podman.run('restart', '--time', '12', name))
    say(`Restarted while ${answered} requests were answered and none failed`)
    await ask(order)
    const stopping = performance.now()
    await podman.run('stop', '--time', '12', name)
    say(`Ended in ${since(stopping)} s; the order was there after the restart`)
  } finally {
    await cleanUp.run()
  }
}

const since = (began: number): string => ((performance.now() - began) / 1000).toFixed(1)

const runArguments = (name: string, data: string): string[] => [
  'run',
  '--detach',
  `--name=${name}`,
  '--read-only',
  '--tmpfs=/tmp',
  `--volume=${data}:/data`,
  '--cap-drop=all',
  '--security-opt=no-new-privileges',
  ...ON_THIS_MACHINE,
  `--env=PORT=${SHOP_PORT}`,
  '--env=HOST=127.0.0.1',
  `--env=PUBLIC_URL=https://${DOMAIN}`,
  '--env=TRUST_PROXY=1',
]
