import { expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '../platform/log.ts'
import { StoreUnavailable } from './store-unavailable.ts'
import { watchWrites } from './write-health.ts'
import type { Transact } from './transact.ts'

const CHECK_MS = 1_000

/** A database that answers no write, until all that are in progress `fail`. */
function watchUnanswered() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const inProgress: ((error: Error) => void)[] = []
  const transact: Transact = () => new Promise((_, reject) => void inProgress.push(reject))
  const log = createLog('error', { write: () => {} })
  const watched = watchWrites(transact, { clock: Date.now, log }, CHECK_MS)
  const fail = () => inProgress.splice(0).forEach((reject) => reject(new StoreUnavailable(new Error('gone'))))
  const failOne = async () => {
    const write = watched.transact(() => Promise.resolve())
    fail()
    await expect(write).rejects.toThrow(StoreUnavailable)
  }
  return { ...watched, inProgress, fail, failOne }
}

test('failing writes are checked again until the checks are stopped', async () => {
  const { writes, inProgress, fail, failOne } = watchUnanswered()
  await failOne()
  await vi.advanceTimersByTimeAsync(CHECK_MS)
  expect(inProgress).toHaveLength(1)
  fail()
  await vi.advanceTimersByTimeAsync(0)
  writes.stop()
  await vi.advanceTimersByTimeAsync(10 * CHECK_MS)
  expect(inProgress).toEqual([])
})

test('a write that fails after the checks were stopped begins none', async () => {
  const { writes, inProgress, failOne } = watchUnanswered()
  writes.stop()
  await failOne()
  await vi.advanceTimersByTimeAsync(10 * CHECK_MS)
  expect(inProgress).toEqual([])
})

test('a check that the closing of the database interrupts ends without an unhandled rejection', async () => {
  const unhandled: unknown[] = []
  const note = (error: unknown) => void unhandled.push(error)
  const { writes, inProgress, failOne } = watchUnanswered()
  await failOne()
  await vi.advanceTimersByTimeAsync(CHECK_MS)
  process.on('unhandledRejection', note)
  onTestFinished(() => void process.off('unhandledRejection', note))
  writes.stop()
  inProgress[0]?.(new Error('driver has already been destroyed'))
  vi.useRealTimers()
  await new Promise((resolve) => setImmediate(resolve))
  expect([inProgress.length, unhandled]).toEqual([1, []])
})
