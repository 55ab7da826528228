import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSignal } from './signal.ts'
import { startWorkerPool } from './worker-pool.ts'

const POLL_MS = 1_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Three workers, and work that takes as long as the test says. */
function pool() {
  const signal = createSignal()
  const waiting: (() => void)[] = []
  const work = { left: 0, asked: 0, running: 0 }
  const workers = startWorkerPool(
    async () => {
      work.asked++
      if (work.left === 0) return false
      work.left--
      work.running++
      await new Promise<void>((resolve) => waiting.push(resolve))
      work.running--
      return true
    },
    { signal, concurrency: 3, pollMs: POLL_MS },
  )
  return { signal, work, workers, end: () => waiting.shift()?.() }
}

test('workers that rest ask for work once in each interval, not each of them', async () => {
  const { work, workers } = pool()
  await vi.advanceTimersByTimeAsync(0)
  const first = work.asked
  await vi.advanceTimersByTimeAsync(5 * POLL_MS)
  expect(work.asked - first).toBe(5)
  await workers.stop()
})

test('work of another process is found while the worker that found some before is still busy', async () => {
  const { work, workers, end } = pool()
  await vi.advanceTimersByTimeAsync(0)
  work.left = 2
  await vi.advanceTimersByTimeAsync(2 * POLL_MS)
  expect(work.running).toBe(2)
  end()
  end()
  await workers.stop()
})

test('all workers look for more once one has done what it found', async () => {
  const { work, workers, end } = pool()
  await vi.advanceTimersByTimeAsync(0)
  work.left = 4
  await vi.advanceTimersByTimeAsync(POLL_MS)
  expect(work.running).toBe(1)
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(work.running).toBe(3)
  for (let piece = 0; piece < 3; piece++) end()
  await workers.stop()
})

test('a signal wakes all workers at once', async () => {
  const { signal, work, workers, end } = pool()
  await vi.advanceTimersByTimeAsync(0)
  work.left = 3
  signal.notify()
  await vi.advanceTimersByTimeAsync(0)
  expect(work.running).toBe(3)
  for (let piece = 0; piece < 3; piece++) end()
  await workers.stop()
})
