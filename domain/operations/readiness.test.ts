import { expect, test } from 'vitest'
import { readiness, type ReadinessFacts } from './readiness.ts'

const now = Date.parse('2026-11-20T18:00:00.000Z')
const well: ReadinessFacts = {
  now,
  hasDatabase: true,
  missingMigrations: 0,
  disk: { freeMegabytes: 50_000 },
  oldestMailSince: null,
}
const ok = { database: 'ok', migrations: 'ok', disk: 'ok', outbox: 'ok' }

test.each([
  ['well', {}, true, {}],
  ['sending a mail', { oldestMailSince: '2026-11-20T17:46:00.000Z' }, true, {}],
  [
    'not getting rid of its mails',
    { oldestMailSince: '2026-11-20T17:44:00.000Z' },
    true,
    { outbox: 'failed' },
  ],
  ['out of room', { disk: { freeMegabytes: 300 } }, true, { disk: 'failed' }],
  ['on a disk that cannot be measured', { disk: null }, true, { disk: 'unknown' }],
  ['before a schema that is too old', { missingMigrations: 1 }, false, { migrations: 'failed' }],
  [
    'without its database',
    { hasDatabase: false },
    false,
    { database: 'failed', migrations: 'unknown', outbox: 'unknown' },
  ],
] as const)('a server that is %s', (_, facts, isReady, checks) => {
  expect(readiness({ ...well, ...facts })).toEqual({ isReady, checks: { ...ok, ...checks } })
})
