import { expect, test } from 'vitest'
import { createTestApp } from '../test/app.ts'
import { createLease } from './lease.ts'

test('one process at a time holds a lease: until it gives it up, or does not take it again in time', async () => {
  const app = await createTestApp()
  const [one, two] = [createLease(app.deps, 'drawing', 20_000), createLease(app.deps, 'drawing', 20_000)]
  expect(await Promise.all([one.take(), createLease(app.deps, 'other', 20_000).take()])).toEqual([true, true])
  expect([await two.take(), await one.take()]).toEqual([false, true])
  await two.giveUp()
  expect(await two.take()).toBe(false)
  await one.giveUp()
  expect([await two.take(), await one.take()]).toEqual([true, false])
  app.setClock('2026-11-20T18:00:21.000Z')
  expect([await one.take(), await two.take()]).toEqual([true, false])
})
