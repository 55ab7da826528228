import type { Log } from '../platform/log.ts'
import { StoreUnavailable, unlessUnavailable } from './store-unavailable.ts'
import type { Transact } from './transact.ts'

/** Whether the database can be written, as the last transaction found it. */
export type WriteHealth = {
  /** Since when every write has failed, in milliseconds since 1970; undefined while writes succeed. */
  failingSince(): number | undefined
  /** Checks no more: to be called before the database is closed. */
  stop(): void
}

/** How soon after a failure is checked whether writes succeed again. */
const CHECK_MS = 1_000

/** The same `transact`, and what its transactions found out. */
export function watchWrites(
  transact: Transact,
  { clock, log }: { clock: () => number; log: Log },
  checkMs = CHECK_MS,
): { transact: Transact; writes: WriteHealth } {
  let failingSince: number | undefined
  let check: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  const watched: Transact = async (work, options) => {
    try {
      const result = await transact(work, options)
      succeeded()
      return result
    } catch (error) {
      if (error instanceof StoreUnavailable) failed(error)
      throw error
    }
  }

  function succeeded(): void {
    clearTimeout(check)
    check = undefined
    if (failingSince === undefined) return
    log.info('the database can be written again', { seconds: Math.round((clock() - failingSince) / 1000) })
    failingSince = undefined
  }

  function failed(error: StoreUnavailable): void {
    if (failingSince === undefined) log.error('the database cannot be written', { error: error.message })
    failingSince ??= clock()
    if (!isStopped) check ??= setTimeout(() => void checkAgain(), checkMs).unref()
  }

  async function checkAgain(): Promise<void> {
    check = undefined
    try {
      // It changes nothing, but has to be written.
      await watched((trx) => trx.updateTable('content_version').set({ id: 1 }).where('id', '=', 1).execute())
    } catch (error) {
      // A database that has been closed since fails in its own way.
      if (!isStopped) unlessUnavailable(error)
    }
  }

  function stop(): void {
    isStopped = true
    clearTimeout(check)
  }

  return { transact: watched, writes: { failingSince: () => failingSince, stop } }
}
