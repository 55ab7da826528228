import type { SystemAlarm } from '#contract/operations.staff.ts'

const HOUR_MS = 3_600_000

/** A backup is taken every day; one that was missed is not yet worth a word. */
const BACKUP_OLD_MS = 50 * HOUR_MS
const BACKUP_RED_MS = 8 * 24 * HOUR_MS
/** A new shop has this long before it is asked for its first backup. */
const NEW_SHOP_MS = 50 * HOUR_MS
const MAIL_WAITS_MS = HOUR_MS / 4
const MAIL_RED_MS = 2 * HOUR_MS
/** Providers are away for minutes at most. */
const PAYMENT_WAITS_MS = HOUR_MS / 4
const DISK_LOW_MB = 2_000
const DISK_RED_MB = 400
/** More names than these would fill the screen. */
const MOST_NAMES = 5

/** What the system knows of itself; instants are ISO texts in UTC. */
export type SystemFacts = {
  now: number
  /** When the database was made. */
  shopSince: string
  unsavedSince: string | null
  lastBackup: { at: string; isOffSite: boolean } | null
  disk: { freeMegabytes: number } | null
  mails: { waiting: number; oldestSince: string | null; failed: number; areFiles: boolean }
  /** Payments and refunds whose providers do not answer or do not accept the key, and the names of these. */
  payments: { waiting: number; oldestSince: string | null; providers: readonly string[] }
  /** How many settings the law asks about that are empty. */
  lawGaps: number
  /** The names of what is published and cannot be read completely. */
  unreadable: readonly string[]
  /** The chosen address search, when it is not set up. */
  missingGeocoder: string | null
}

/** What somebody has to look after, the most urgent first; empty when everything is well. */
export function systemAlarms(facts: SystemFacts): SystemAlarm[] {
  const found = [
    unsaved(facts),
    disk(facts),
    waitingPayments(facts),
    waitingMails(facts),
    backup(facts),
    failedMails(facts),
    mailsAsFiles(facts),
    unreadable(facts),
    law(facts),
    geocoder(facts),
  ].filter((alarm) => alarm !== undefined)
  return found.toSorted((a, b) => Number(b.level === 'red') - Number(a.level === 'red'))
}

const alarm = (
  kind: SystemAlarm['kind'],
  level: SystemAlarm['level'],
  more: Partial<SystemAlarm> = {},
): SystemAlarm => ({ kind, level, since: null, count: null, name: null, ...more })

const age = (since: string, now: number): number => now - Date.parse(since)
const levelFrom = (isRed: boolean): SystemAlarm['level'] => (isRed ? 'red' : 'amber')

const unsaved = ({ unsavedSince }: SystemFacts) =>
  unsavedSince === null ? undefined : alarm('unsaved', 'red', { since: unsavedSince })

/** Whether so little room is left that nothing may be written soon. */
export const isDiskLow = (disk: { freeMegabytes: number }): boolean => disk.freeMegabytes < DISK_RED_MB

function disk({ disk }: SystemFacts): SystemAlarm | undefined {
  if (!disk || disk.freeMegabytes >= DISK_LOW_MB) return undefined
  return alarm('disk', levelFrom(isDiskLow(disk)), { count: disk.freeMegabytes })
}

function backup({ lastBackup, shopSince, now }: SystemFacts): SystemAlarm | undefined {
  if (!lastBackup)
    return age(shopSince, now) < NEW_SHOP_MS
      ? undefined
      : alarm('backup-missing', levelFrom(age(shopSince, now) >= BACKUP_RED_MS))
  const { at, isOffSite } = lastBackup
  if (age(at, now) >= BACKUP_OLD_MS)
    return alarm('backup-old', levelFrom(age(at, now) >= BACKUP_RED_MS), { since: at })
  return isOffSite ? undefined : alarm('backup-here', 'amber', { since: at })
}

/** Whether the oldest mail waits for longer than a mail server is usually away. */
export const isMailLate = (oldestSince: string | null, now: number): oldestSince is string =>
  oldestSince !== null && age(oldestSince, now) >= MAIL_WAITS_MS

function waitingMails({ mails: { waiting, oldestSince }, now }: SystemFacts): SystemAlarm | undefined {
  if (!isMailLate(oldestSince, now)) return undefined
  const level = levelFrom(age(oldestSince, now) >= MAIL_RED_MS)
  return alarm('mails-waiting', level, { since: oldestSince, count: waiting })
}

/** The money of guests: they have paid and their order is not placed, or they wait to be paid back. */
function waitingPayments({ payments, now }: SystemFacts): SystemAlarm | undefined {
  const { waiting, oldestSince, providers } = payments
  if (oldestSince === null || age(oldestSince, now) < PAYMENT_WAITS_MS) return undefined
  return alarm('payments-waiting', 'red', {
    since: oldestSince,
    count: waiting,
    name: providers.slice(0, MOST_NAMES).join(', '),
  })
}

const failedMails = ({ mails: { failed } }: SystemFacts) =>
  failed === 0 ? undefined : alarm('mails-failed', 'amber', { count: failed })

const mailsAsFiles = ({ mails: { areFiles } }: SystemFacts) =>
  areFiles ? alarm('mails-as-files', 'amber') : undefined

const unreadable = ({ unreadable }: SystemFacts) =>
  unreadable.length === 0
    ? undefined
    : alarm('unreadable', 'amber', {
        count: unreadable.length,
        name: unreadable.slice(0, MOST_NAMES).join(', '),
      })

const law = ({ lawGaps }: SystemFacts) =>
  lawGaps === 0 ? undefined : alarm('law', 'amber', { count: lawGaps })

const geocoder = ({ missingGeocoder }: SystemFacts) =>
  missingGeocoder === null ? undefined : alarm('geocoder', 'amber', { name: missingGeocoder })
