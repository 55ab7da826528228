import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../test/app.ts'
import { systemCtx } from '../test/user.ts'
import { transaction } from '../context.ts'
import { createSharedLimit } from './shared-limit.ts'

/** Two processes on one database, each with its own limit under the same name. */
async function twoProcesses(): Promise<{
  app: TestApp
  take(process: 0 | 1, key?: string): Promise<string>
}> {
  const app = await createTestApp()
  const limits = [createSharedLimit('tries', 10), createSharedLimit('tries', 10)] as const
  return {
    app,
    take: (process, key = 'mina') =>
      limits[process].take(systemCtx(app), key).then(
        () => 'taken',
        (error: { code: string; retryAfter: number }) => `${error.code} ${error.retryAfter}`,
      ),
  }
}

test('processes count together, also simultaneous tries, and say when the next one is possible', async () => {
  const { app, take } = await twoProcesses()
  const tries = await Promise.all(Array.from({ length: 14 }, (_, at) => take(at % 2 === 0 ? 0 : 1)))
  expect(tries.filter((answer) => answer === 'taken')).toHaveLength(10)
  app.setClock('2026-11-20T18:10:00.000Z')
  expect(await take(1)).toBe('too_many_requests 300')
  expect(await take(0, 'jo')).toBe('taken')
  app.setClock('2026-11-20T18:15:00.000Z')
  expect(await take(1)).toBe('taken')
})

test('one limit does not use up the tries of another, and the stored keys name nobody', async () => {
  const { app, take } = await twoProcesses()
  for (let time = 0; time < 10; time++) await take(0, '192.0.2.1')
  await createSharedLimit('others', 10).take(systemCtx(app), '192.0.2.1')
  const rows = await app.db.selectFrom('rate_limits').selectAll().execute()
  expect(rows.map(({ tries }) => tries).toSorted((a, b) => a - b)).toEqual([1, 10])
  expect(JSON.stringify(rows)).not.toContain('192.0.2.1')
})

test('a success clears the failures before it, and a try that is given back does not count', async () => {
  const { app, take } = await twoProcesses()
  const limit = createSharedLimit('tries', 10)
  for (let time = 0; time < 10; time++) await take(0)
  await limit.giveBack(systemCtx(app), 'mina')
  expect([await take(1), await take(0)]).toEqual(['taken', 'too_many_requests 900'])
  await limit.clear(systemCtx(app), 'mina')
  expect(await take(1)).toBe('taken')
})

test('what is counted inside a transaction does not count when it is rolled back', async () => {
  const { app } = await twoProcesses()
  const limit = createSharedLimit('once', 1)
  const fails = transaction(systemCtx(app), async (ctx) => {
    await limit.take(ctx, 'mina')
    throw new Error('rolled back')
  })
  await expect(fails).rejects.toThrow('rolled back')
  expect(await limit.allows(systemCtx(app), 'mina')).toBe(true)
})

test('tries that are over are removed when others begin', async () => {
  const { app, take } = await twoProcesses()
  for (const key of ['mina', 'jo', 'ada']) await take(0, key)
  app.setClock('2026-11-20T18:15:00.000Z')
  await take(1, 'eve')
  expect(await app.db.selectFrom('rate_limits').select('tries').execute()).toEqual([{ tries: 1 }])
})

test('when the clock is set back by an hour, nobody waits for an hour: what is stored cannot be so far ahead', async () => {
  const { app, take } = await twoProcesses()
  for (let time = 0; time < 10; time++) await take(0)
  app.setClock('2026-11-20T17:59:00.000Z')
  expect(await take(1)).toBe('too_many_requests 960')
  app.setClock('2026-11-20T17:00:00.000Z')
  expect(await take(1)).toBe('taken')
  for (let time = 0; time < 9; time++) await take(0)
  expect(await take(0)).toBe('too_many_requests 900')
})

test('when the clock is set forward by an hour, tries are counted anew', async () => {
  const { app, take } = await twoProcesses()
  for (let time = 0; time < 10; time++) await take(0)
  app.setClock('2026-11-20T19:00:00.000Z')
  expect(await take(1)).toBe('taken')
})
