import { expect, test } from 'vitest'
import { systemAlarms, type SystemFacts } from './system-alarms.ts'

const NOW = Date.parse('2026-11-20T18:00:00.000Z')
const ago = (hours: number): string => new Date(NOW - hours * 3_600_000).toISOString()

const well: SystemFacts = {
  now: NOW,
  shopSince: ago(1000),
  unsavedSince: null,
  lastBackup: { at: ago(10), isOffSite: true },
  disk: { freeMegabytes: 50_000 },
  mails: { waiting: 0, oldestSince: null, failed: 0, areFiles: false },
  payments: { waiting: 0, oldestSince: null, providers: [] },
  lawGaps: 0,
  unreadable: [],
  missingGeocoder: null,
}
const mails = (more: Partial<SystemFacts['mails']>) => ({ mails: { ...well.mails, ...more } })

test('there is no alarm while everything is well, nor in a shop of its first two days', () => {
  expect(systemAlarms(well)).toEqual([])
  expect(systemAlarms({ ...well, lastBackup: null, shopSince: ago(40) })).toEqual([])
  expect(systemAlarms({ ...well, disk: null })).toEqual([])
})

test.each<[string, Partial<SystemFacts>, object]>([
  [
    'what is published cannot be read',
    { unreadable: ['Margherita', 'Impressum', '1', '2', '3', '4'] },
    { kind: 'unreadable', level: 'amber', count: 6, name: 'Margherita, Impressum, 1, 2, 3' },
  ],
  ['nothing can be saved', { unsavedSince: ago(1) }, { kind: 'unsaved', level: 'red', since: ago(1) }],
  [
    'the disk is nearly full',
    { disk: { freeMegabytes: 1_999 } },
    { kind: 'disk', level: 'amber', count: 1_999 },
  ],
  ['the disk is full', { disk: { freeMegabytes: 399 } }, { kind: 'disk', level: 'red', count: 399 }],
  [
    'there was never a backup',
    { lastBackup: null, shopSince: ago(60) },
    { kind: 'backup-missing', level: 'amber' },
  ],
  ['there was no backup for long', { lastBackup: null }, { kind: 'backup-missing', level: 'red' }],
  [
    'a backup was missed twice',
    { lastBackup: { at: ago(50), isOffSite: true } },
    { kind: 'backup-old', level: 'amber', since: ago(50) },
  ],
  [
    'the backup is a week old',
    { lastBackup: { at: ago(200), isOffSite: false } },
    { kind: 'backup-old', level: 'red' },
  ],
  [
    'the backup lies on the same disk',
    { lastBackup: { at: ago(1), isOffSite: false } },
    { kind: 'backup-here', level: 'amber' },
  ],
  [
    'a mail waits',
    mails({ waiting: 3, oldestSince: ago(1) }),
    { kind: 'mails-waiting', level: 'amber', count: 3, since: ago(1) },
  ],
  [
    'mails have waited for hours',
    mails({ waiting: 3, oldestSince: ago(2) }),
    { kind: 'mails-waiting', level: 'red' },
  ],
  [
    'payments wait for their providers',
    { payments: { waiting: 2, oldestSince: ago(0.25), providers: ['Stripe', 'PayPal'] } },
    { kind: 'payments-waiting', level: 'red', count: 2, since: ago(0.25), name: 'Stripe, PayPal' },
  ],
  ['mails were given up', mails({ failed: 2 }), { kind: 'mails-failed', level: 'amber', count: 2 }],
  ['mails go nowhere', mails({ areFiles: true }), { kind: 'mails-as-files', level: 'amber' }],
  ['the law asks about settings', { lawGaps: 4 }, { kind: 'law', level: 'amber', count: 4 }],
  [
    'the address search is missing',
    { missingGeocoder: 'photon' },
    { kind: 'geocoder', level: 'amber', name: 'photon' },
  ],
])('there is an alarm when %s', (_, facts, expected) => {
  expect(systemAlarms({ ...well, ...facts })).toEqual([expect.objectContaining(expected)])
})

test('a mail that was written a moment ago is not waiting yet', () => {
  expect(systemAlarms({ ...well, ...mails({ waiting: 1, oldestSince: ago(0.2) }) })).toEqual([])
})

test('a refund that was requested a moment ago is not waiting yet', () => {
  const payments = { waiting: 1, oldestSince: ago(0.2), providers: ['Stripe'] }
  expect(systemAlarms({ ...well, payments })).toEqual([])
})

test('what is urgent comes first', () => {
  const kinds = systemAlarms({ ...well, lawGaps: 1, lastBackup: null, unsavedSince: ago(1) }).map(
    ({ kind }) => kind,
  )
  expect(kinds).toEqual(['unsaved', 'backup-missing', 'law'])
})
