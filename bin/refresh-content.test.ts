import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '#api/platform/log.ts'
import { createTestApp } from '../api/test/app.ts'
import { startContentRefresh } from './refresh-content.ts'

test('an outage of the database is logged once when it begins and once when it ends', async () => {
  const { deps } = await createTestApp()
  const lines: string[] = []
  let refreshes = 0
  const content = {
    ...deps.content,
    refresh: async () => {
      if (++refreshes <= 3) throw new Error('store is away')
      return false
    },
  }
  const refreshing = startContentRefresh(
    { content, log: createLog('info', { write: (line) => void lines.push(line) }) },
    async () => {},
    1,
  )
  onTestFinished(() => refreshing.stop())
  await expect.poll(() => refreshes).toBeGreaterThan(5)
  expect(lines.map((line) => (JSON.parse(line) as { message: string }).message)).toEqual([
    'the content version cannot be read',
    'the content version can be read again',
  ])
})
