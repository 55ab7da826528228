import type { Signal } from './signal.ts'

export type WorkerPool = {
  /** Finishes the current work and takes no more. */
  stop(): Promise<void>
}

type Options = {
  /** Wakes workers that rest. */
  signal: Signal
  /** How many pieces of work are done at the same time. */
  concurrency: number
  /** How often one of the resting workers asks for work, in milliseconds. */
  pollMs: number
}

/**
 * Does piece after piece of waiting work by several workers. `workOnce` answers whether there was any and never throws;
 * where there was none, a worker rests until it is notified. Other processes write work too, so resting workers poll in turn;
 * where one has found work, all look for more.
 */
export function startWorkerPool(
  workOnce: () => Promise<boolean>,
  { signal, concurrency, pollMs }: Options,
): WorkerPool {
  const resting = new Set<() => void>()
  let notifications = 0
  let polling: ReturnType<typeof setTimeout> | undefined
  const stopping = new AbortController()
  const wakeAll = () => {
    for (const end of resting) end()
  }
  const wake = () => {
    notifications++
    wakeAll()
  }
  const unsubscribe = signal.subscribe(wake)
  const working = Promise.all(Array.from({ length: concurrency }, runWorker))
  return {
    stop: async () => {
      stopping.abort()
      unsubscribe()
      clearTimeout(polling)
      wake()
      await working
    },
  }

  async function runWorker(): Promise<void> {
    while (!stopping.signal.aborted) {
      const seen = notifications
      const worked = await workOnce()
      if (worked) wakeAll()
      // A signal that came while we polled may be about work we have not seen.
      else if (seen === notifications && !stopping.signal.aborted) await rest()
    }
  }

  function rest(): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        resting.delete(end)
        resolve()
      }
      resting.add(end)
      planPoll()
    })
  }

  function planPoll(): void {
    polling ??= setTimeout(() => {
      polling = undefined
      const [first] = resting
      first?.()
      if (resting.size > 0) planPoll()
    }, pollMs)
  }
}
