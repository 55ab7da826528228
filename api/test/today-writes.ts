import { expect } from 'vitest'
import type { TodayKind } from '../today/today.tables.ts'
import type { TestApp } from './app.ts'
import { signedIn } from './staff.ts'
import type { Prepare } from './staff-writes.ts'

/** An example for every write of what is different today. */
export const todayWrites: Record<string, Prepare> = {
  pauseOrders: async ({ app }) => ({
    send: await todayCall(app, 'PUT', 'pause', { reason: 'Ofen', end: { kind: 'day' } }),
    line: { kind: 'today-pause', before: null, after: { reason: 'Ofen', until: expect.any(String) } },
  }),
  endPause: async ({ app }) => ({
    ...(await todayIs(app, 'pause', { reason: 'Ofen' })),
    send: await todayCall(app, 'DELETE', 'pause'),
  }),
  startRush: async ({ app }) => ({
    send: await todayCall(app, 'PUT', 'rush', { minutes: 15, end: { kind: 'day' } }),
    line: { kind: 'today-rush', before: null, after: { minutes: 15, until: expect.any(String) } },
  }),
  endRush: async ({ app }) => ({
    ...(await todayIs(app, 'rush', { minutes: 15 })),
    send: await todayCall(app, 'DELETE', 'rush'),
  }),
  setTodayHours: async ({ app }) => ({
    send: await todayCall(app, 'PUT', 'hours', { spans: [] }),
    line: {
      kind: 'today-hours',
      before: null,
      after: { date: expect.any(String), spans: [], until: expect.any(String) },
    },
  }),
  endTodayHours: async ({ app }) => ({
    ...(await todayIs(app, 'hours', { date: '2026-11-20', spans: [] })),
    send: await todayCall(app, 'DELETE', 'hours'),
  }),
  markSoldOut: async ({ app }) => ({
    send: await todayCall(app, 'PUT', 'sold-out', {
      kind: 'product',
      id: 'margherita',
      end: { kind: 'day' },
    }),
    line: { kind: 'today-product', before: null, after: { until: expect.any(String) } },
  }),
  endSoldOut: async ({ app }) => ({
    ...(await todayIs(app, 'product', {}, 'margherita')),
    send: await todayCall(app, 'DELETE', 'sold-out/entry'),
  }),
}

/** A call of what is different today, by Mina. */
async function todayCall(app: TestApp, method: string, path: string, body?: object) {
  const headers = { ...(await signedIn(app, 'mina@example.org')), 'content-type': 'application/json' }
  const init = { method, headers, body: body ? JSON.stringify(body) : null }
  return () => app.request(`/staff/today/${path}`, init)
}

/** Makes something different today, and says what the log reads when it is ended. */
async function todayIs(app: TestApp, kind: TodayKind, value: object, target = '') {
  const until = '2100-01-01T00:00:00.000Z'
  const since = new Date(app.deps.clock()).toISOString()
  await app.db
    .insertInto('today_entries')
    .values({
      id: 'entry',
      branch_id: 'main',
      kind,
      target,
      value_json: JSON.stringify(value),
      since,
      until,
      member_name: 'Mina',
    })
    .execute()
  return { line: { kind: `today-${kind}`, before: { ...value, until }, after: null } }
}
