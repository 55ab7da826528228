import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Readiness, readiness } from '#domain/operations/readiness.ts'
import type { Deps } from '../context.ts'
import { knownMigrations } from '../db/migrate.ts'
import { outboxWaiting } from '../notifications/index.ts'
import { readDisk } from './read-disk.ts'

const STORE_MS = 2_000
const known = knownMigrations()

/** Whether this process can serve guests. A database that is slow is as good as none. */
export async function readReadiness(
  deps: Pick<Deps, 'db' | 'log' | 'clock' | 'mediaDir'>,
  storeMs = STORE_MS,
): Promise<Readiness> {
  const [stored, disk] = await Promise.all([readInTime(deps, storeMs), readDisk(deps)])
  return readiness({
    now: deps.clock(),
    hasDatabase: stored !== undefined,
    missingMigrations: stored?.missingMigrations ?? 0,
    oldestMailSince: stored?.oldestMailSince ?? null,
    disk,
  })
}

type Stored = { missingMigrations: number; oldestMailSince: string | null }

async function readInTime(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  storeMs: number,
): Promise<Stored | undefined> {
  try {
    const late = wait(storeMs, undefined, { ref: false })
    const stored = await Promise.race([readStored(db), late])
    if (!stored) log.error('not ready: the store does not answer in time')
    return stored
  } catch (error) {
    log.error('not ready: the store cannot be read', { error: String(error).slice(0, 300) })
    return undefined
  }
}

/** A newer version may have added migrations, so that servers can be updated one after the other. */
async function readStored(db: Deps['db']): Promise<Stored> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db)
  const applied = new Set(rows.map(({ name }) => name))
  const { oldestSince } = await outboxWaiting(db)
  return {
    missingMigrations: known.filter((name) => !applied.has(name)).length,
    oldestMailSince: oldestSince,
  }
}
