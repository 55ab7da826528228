import { isDiskLow, isMailLate } from './system-alarms.ts'

/** What was found out about the server. */
export type ReadinessFacts = {
  now: number
  /** Whether the database answers in time. */
  hasDatabase: boolean
  /** Migrations of this program that the database lacks. */
  missingMigrations: number
  disk: { freeMegabytes: number } | null
  /** Since when the oldest mail waits that is neither sent nor given up. */
  oldestMailSince: string | null
}

type Check = 'ok' | 'failed' | 'unknown'

export type Readiness = {
  /** Whether guests can be served: a load balancer sends them elsewhere when not. */
  isReady: boolean
  checks: Record<'database' | 'migrations' | 'disk' | 'outbox', Check>
}

/**
 * Whether a server can serve guests. Only its database and its schema decide: with little room on the disk or mails
 * that wait guests still order, and another server would have the same trouble. Those are said for whoever watches.
 */
export function readiness(facts: ReadinessFacts): Readiness {
  const check = (isWell: boolean, isKnown = true): Check => (isWell ? 'ok' : isKnown ? 'failed' : 'unknown')
  const { hasDatabase, disk, now } = facts
  const checks = {
    database: check(hasDatabase),
    migrations: check(hasDatabase && facts.missingMigrations === 0, hasDatabase),
    disk: check(disk !== null && !isDiskLow(disk), disk !== null),
    outbox: check(hasDatabase && !isMailLate(facts.oldestMailSince, now), hasDatabase),
  }
  return { isReady: checks.database === 'ok' && checks.migrations === 'ok', checks }
}
