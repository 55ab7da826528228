import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  accessSync,
  constants,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unprivilegedAccount } from '../../../scripts/test/postgres.ts'

const DEBIAN = '/usr/lib/postgresql'
const FOLDERS = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin', '/sbin']

/** The programs of the system that run as parts of the cluster, all with a folder of their own. */
export type Programs = {
  folder: string
  /** The folder of PostgreSQL's own programs. */
  postgres: string
  /** Starts a program; what it prints goes to a file in the folder. */
  start(name: string, command: string, args: readonly string[], env?: Record<string, string>): ChildProcess
  /** What a program prints when it is asked for its version. */
  version(command: string): string
  /** The last lines that a program has printed. */
  lastLines(name: string): string
  /** Ends everything that was started, and removes the folder. */
  end(): void
}

/** Throws with one line that names what is missing on this machine, and how it is installed. */
export function openPrograms(): Programs {
  const found = new Map(
    ['patroni', 'etcd', 'pgbouncer', 'haproxy'].map((name) => [name, findProgram(name)] as const),
  )
  const postgres = findPostgres()
  const missing = [...found].filter(([, path]) => !path).map(([name]) => name)
  if (!postgres) missing.push('PostgreSQL')
  if (missing.length > 0 || !postgres)
    throw new Error(
      `${missing.join(', ')} cannot be found: apt-get install patroni etcd-server pgbouncer haproxy postgresql`,
    )

  const account = unprivilegedAccount()
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-cluster-'))
  if (account) execFileSync('chown', [`${account.uid}:${account.gid}`, folder])
  const running = new Set<ChildProcess>()

  const interrupted = () => process.exit(130)
  const abandon = () => {
    for (const pid of postmasters(folder)) killTree(pid)
    for (const child of running) if (child.pid) killTree(child.pid)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  process.once('SIGINT', interrupted)
  process.once('SIGTERM', interrupted)
  process.once('exit', abandon)

  const logOf = (name: string) => join(folder, `${name}.log`)
  return {
    folder,
    postgres,
    start(name, command, args, env = {}) {
      const log = openSync(logOf(name), 'a')
      const child = spawn(found.get(command) ?? command, args, {
        ...account,
        cwd: folder,
        env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C.UTF-8', TZ: 'UTC', ...env },
        stdio: ['ignore', log, log],
      })
      running.add(child)
      child.once('exit', () => running.delete(child))
      child.once('error', () => running.delete(child))
      return child
    },
    version: (command) => execFileSync(found.get(command) ?? command, ['--version'], { encoding: 'utf8' }),
    lastLines: (name) =>
      existsSync(logOf(name)) ? readFileSync(logOf(name), 'utf8').split('\n').slice(-15).join('\n') : '',
    end() {
      for (const [event, listener] of [
        ['SIGINT', interrupted],
        ['SIGTERM', interrupted],
        ['exit', abandon],
      ] as const)
        process.off(event, listener)
      abandon()
    },
  }
}

/** The first process of each PostgreSQL below a folder: it outlives the program that has started it. */
function postmasters(folder: string): number[] {
  return readdirSync(folder)
    .map((name) => readPostmaster(join(folder, name)))
    .filter((pid) => pid !== undefined)
}

/** The first process of the PostgreSQL in a data folder, while it runs. */
export function readPostmaster(data: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0])
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data) ? pid : undefined
  } catch {
    return undefined
  }
}

/** A process and all it has started. */
export function treeOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const all = stdout.split('\n').map((line) => line.trim().split(/ +/).map(Number))
  const below = (parent: number): number[] =>
    all.flatMap(([one = 0, ppid]) => (ppid === parent ? [one, ...below(one)] : []))
  return [pid, ...below(pid)]
}

/** Sends a signal to each of these processes that is still there. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

/** Ends a process and all it has started, as a power cut would. */
function killTree(pid: number): void {
  signalAll(treeOf(pid), 'SIGKILL')
}

const findProgram = (name: string): string | undefined =>
  FOLDERS.map((folder) => join(folder, name)).find(isProgram)

function findPostgres(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined
  return readdirSync(DEBIAN)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((bin) => isProgram(join(bin, 'postgres')))
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
