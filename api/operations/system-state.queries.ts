import { sql } from 'kysely'
import type { SystemState } from '#contract/operations.staff.ts'
import { systemAlarms } from '#domain/operations/system-alarms.ts'
import { lawWarnings } from '#domain/settings/law-warnings.ts'
import { type Ctx, type Deps, isoAt } from '../context.ts'
import { outboxState } from '../notifications/index.ts'
import { waitingPayments } from '../payments/index.ts'
import { loadUnreadable } from '../publishing/index.ts'
import { loadSharedSettings } from '../settings/index.ts'
import { missingGeocoder } from './missing-geocoder.ts'
import { readDisk } from './read-disk.ts'

/** What somebody has to look after, and the figures it follows from. */
export async function readSystemState({ deps }: Ctx): Promise<SystemState> {
  const [settings, mails, payments, backup, shopSince, disk, unreadable] = await Promise.all([
    loadSharedSettings(deps),
    outboxState(deps.db),
    waitingPayments(deps),
    findLastBackup(deps),
    findStart(deps),
    readDisk(deps),
    loadUnreadable(deps),
  ])
  const since = deps.writes.failingSince()
  const alarms = systemAlarms({
    now: deps.clock(),
    shopSince,
    unsavedSince: since === undefined ? null : isoAt(since),
    lastBackup: backup,
    disk,
    mails: { ...mails, areFiles: deps.mailsAreFiles },
    payments,
    lawGaps: lawWarnings(settings).length,
    unreadable,
    missingGeocoder: missingGeocoder(settings.GEOCODER, deps.geo)?.name ?? null,
  })
  return { alarms, lastBackup: backup, disk, waitingMails: mails.waiting }
}

async function findLastBackup({ db }: Deps): Promise<SystemState['lastBackup']> {
  const row = await db
    .selectFrom('backups')
    .selectAll()
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { finished_at: at, kilobytes } = row
  return { at, kilobytes, isOffSite: row.is_off_site === 1, isEncrypted: row.is_encrypted === 1 }
}

/** When the database was made. */
async function findStart({ db }: Deps): Promise<string> {
  const { rows } = await sql<{ at: string }>`select min(applied_at) as at from migrations`.execute(db)
  return rows[0]!.at
}
