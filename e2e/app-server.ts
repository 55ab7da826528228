import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from '@playwright/test'
import { serverCommand, serverEnv } from '../scripts/machine/project.mjs'

const root = join(import.meta.dirname, '..')
const READY = /Storefront\s+(http:\S+?)\/\s/
const START_MS = 600_000

export type AppServer = {
  url: string
  dataDir: string
  pid: number
  /** What it has printed so far. */
  printed(): string
  /** Ends the server as an operator would. */
  stop(): Promise<void>
  /** Ends it as a power cut would. */
  kill(): Promise<void>
}

/** Starts the real program on a free port and waits until it prints its address. */
export async function startServer(options: {
  dataDir: string
  env?: Record<string, string>
}): Promise<AppServer> {
  const child = spawn(process.execPath, serverCommand, {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: options.dataDir,
      LOG_LEVEL: 'error',
      ...serverEnv,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const forget = removeAtTheEnd(() => child.kill('SIGKILL'))
  child.once('exit', forget)
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const url = await address(child)
  const end = (signal: NodeJS.Signals) => async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }
  return {
    url,
    dataDir: options.dataDir,
    pid: child.pid ?? 0,
    printed: () => printed,
    stop: end('SIGTERM'),
    kill: end('SIGKILL'),
  }
}

// A test that runs out of time never reaches its own stop.
const leftovers = new Set<() => void>()
process.once('exit', removeLeftovers)

/** What is left when this process ends is removed then; answers how to forget it. */
export function removeAtTheEnd(remove: () => void): () => void {
  leftovers.add(remove)
  return () => void leftovers.delete(remove)
}

/** Kills the servers and removes the demos of this process that nobody has ended or removed. */
export function removeLeftovers(): void {
  for (const remove of leftovers) remove()
  leftovers.clear()
}

function address(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const late = setTimeout(() => reject(new Error(`the server did not start:\n${printed}`)), START_MS)
    const read = (chunk: Buffer) => {
      printed += chunk.toString()
      const url = READY.exec(printed)?.[1]
      if (!url) return
      clearTimeout(late)
      resolve(url)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${printed}`)))
  })
}

/**
 * A data folder of one's own with the demo restaurant, open around the clock, so that no test depends on the hour, and
 * with the old address system.
 */
export function copyDemo(template: string): { dataDir: string; remove(): void } {
  const dataDir = mkdtempSync(join(tmpdir(), 'tischlein-e2e-'))
  cpSync(join(template, 'tischlein.db'), join(dataDir, 'tischlein.db'))
  symlinkSync(join(template, 'media'), join(dataDir, 'media'))
  // The tests of the map switch the new address system on.
  change(
    dataDir,
    `update hours set start_time = '00:00', end_time = '24:00';
     delete from hours where id like '%-1';
     update settings set value = '' where key = 'USES_NEW_ADDRESS_SYSTEM'`,
  )
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  const forget = removeAtTheEnd(remove)
  return {
    dataDir,
    remove() {
      remove()
      forget()
    },
  }
}

/** The pictures of a data folder that are not drawn yet. */
export function pendingPictures(dataDir: string): string[] {
  const folder = join(dataDir, 'media', 'pending')
  return existsSync(folder) ? readdirSync(folder) : []
}

/** Writes rows into the database, as another node would. */
export function write(dataDir: string, sql: string): void {
  const db = new DatabaseSync(join(dataDir, 'tischlein.db'))
  db.exec(`pragma busy_timeout = 5000; begin immediate; ${sql}; commit`)
  db.close()
}

/** Changes what guests read in the database, as another node would. */
export const change = (dataDir: string, sql: string): void =>
  write(dataDir, `${sql}; update content_version set version = version + 1`)

/** Changes the restaurant as another node would, and waits until the running server shows it. */
export async function changeAndWait(server: AppServer, sql: string): Promise<void> {
  change(server.dataDir, sql)
  const [stored] = rows(server.dataDir, 'select version from content_version')
  await expect
    .poll(async () => (await fetch(`${server.url}/api/content-version`)).json(), {
      intervals: [50, 100, 200],
    })
    .toEqual({ data: stored })
}

/** Reads rows from the data folder. */
export function rows(dataDir: string, sql: string): Record<string, unknown>[] {
  const db = new DatabaseSync(join(dataDir, 'tischlein.db'))
  try {
    return db.prepare(sql).all() as Record<string, unknown>[]
  } finally {
    db.close()
  }
}
