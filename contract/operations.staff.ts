import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Instant } from './primitives.ts'

/**
 * What somebody has to look after:
 *
 * - `unsaved`: nothing can be written to the database, `since` when
 * - `disk`: `count` megabytes are free
 * - `backup-missing`, `backup-old`: there is none, or none `since` then; `backup-here` lies on the disk it protects
 * - `mails-waiting`: `count` mails have not been sent, the oldest `since` then; `mails-failed` were given up
 * - `payments-waiting`: `count` payments and refunds wait for their providers, `name` says which, the oldest `since` then
 * - `mails-as-files`: there is no mail server, so no mail reaches anybody
 * - `law`: `count` settings that the law asks about are empty
 * - `unreadable`: `count` published documents cannot be read completely by this version, `name` says which
 * - `geocoder`: the chosen address search is not set up, `name` says which
 */
export const AlarmKind = z.enum([
  'unsaved',
  'disk',
  'backup-missing',
  'backup-old',
  'backup-here',
  'mails-waiting',
  'mails-failed',
  'payments-waiting',
  'mails-as-files',
  'law',
  'unreadable',
  'geocoder',
])
export type SystemAlarmKind = z.output<typeof AlarmKind>

export const SystemAlarm = z
  .object({
    kind: AlarmKind,
    /** `red`: orders or data are in danger now. */
    level: z.enum(['red', 'amber']),
    since: Instant.nullable(),
    count: z.int().nullable(),
    name: z.string().nullable(),
  })
  .meta({ id: 'SystemAlarm' })
export type SystemAlarm = z.output<typeof SystemAlarm>

export const SystemState = z
  .object({
    /** The most urgent first. */
    alarms: z.array(SystemAlarm),
    lastBackup: z
      .object({
        at: Instant,
        kilobytes: z.int(),
        /** Whether it was brought out of the folder of the data. */
        isOffSite: z.boolean(),
        isEncrypted: z.boolean(),
      })
      .nullable(),
    disk: z.object({ freeMegabytes: z.int(), totalMegabytes: z.int() }).nullable(),
    waitingMails: z.int(),
  })
  .meta({ id: 'SystemState' })
export type SystemState = z.output<typeof SystemState>

export const getSystemState = endpoint({
  id: 'getSystemState',
  method: 'GET',
  path: '/staff/system',
  auth: 'staff',
  permission: 'settings.write',
  summary:
    'What somebody has to look after: backups, disk, mails that do not leave, settings that are missing',
  response: SystemState,
})
