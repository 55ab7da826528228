import { expect, test } from 'vitest'
import { createTestApp } from '../api/test/app.ts'
import { answerReadiness } from './readiness.ts'

test('the server is ready while its store answers, and says so for this moment only', async () => {
  const { deps } = await createTestApp()
  const answer = await answerReadiness(deps)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('the server is not ready when its store is gone', async () => {
  const { deps, logged } = await createTestApp()
  const db = deps.db.withPlugin({
    transformQuery: () => {
      throw new Error('store is away')
    },
    transformResult: async ({ result }) => result,
  })
  expect((await answerReadiness({ ...deps, db })).status).toBe(503)
  expect(logged.join('')).toContain('store is away')
})

test('the server is not ready when its store does not answer in time', async () => {
  const { deps } = await createTestApp()
  const db = deps.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: () => new Promise<never>(() => {}),
  })
  expect((await answerReadiness({ ...deps, db }, 20)).status).toBe(503)
})
