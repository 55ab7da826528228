import { expect, test } from 'vitest'
import { createTestApp } from '../api/test/app.ts'
import { answerReadiness } from './readiness.ts'

test('the server is ready while its database answers, and the answer is not cached', async () => {
  const { deps } = await createTestApp()
  const answer = await answerReadiness(deps)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('the server is not ready when its database is gone', async () => {
  const { deps, logged } = await createTestApp()
  const db = deps.db.withPlugin({
    transformQuery: () => {
      throw new Error('store is away')
    },
    transformResult: async ({ result }) => result,
  })
  const answer = await answerReadiness({ ...deps, db })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(logged.join('')).toContain('store is away')
})

test('the server is not ready when its database does not answer in time', async () => {
  const { deps } = await createTestApp()
  const db = deps.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: () => new Promise<never>(() => {}),
  })
  expect((await answerReadiness({ ...deps, db }, 20)).status).toBe(503)
})
