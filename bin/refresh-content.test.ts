import { expect, onTestFinished, test, vi } from 'vitest'
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

test('a database that does not answer is not asked again meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { deps } = await createTestApp()
  const refresh = vi.fn<() => Promise<boolean>>(() => new Promise(() => {}))
  const refreshing = startContentRefresh(
    { ...deps, content: { ...deps.content, refresh } },
    async () => {},
    1,
  )
  onTestFinished(() => refreshing.stop())
  vi.advanceTimersByTime(5)
  expect(refresh).toHaveBeenCalledTimes(1)
})
