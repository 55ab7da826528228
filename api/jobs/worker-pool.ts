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
  /** How long a worker rests that found nothing to do, in milliseconds. */
  pollMs: number
}

/**
 * Does piece after piece of waiting work by several workers. `workOnce` answers whether there was any and never throws;
 * where there was none, a worker rests until it is notified or it is time to poll again, for other processes write work too.
 */
export function startWorkerPool(
  workOnce: () => Promise<boolean>,
  { signal, concurrency, pollMs }: Options,
): WorkerPool {
  const resting = new Set<() => void>()
  let notifications = 0
  const stopping = new AbortController()
  const wake = () => {
    notifications++
    for (const end of resting) end()
  }
  const unsubscribe = signal.subscribe(wake)
  const working = Promise.all(Array.from({ length: concurrency }, runWorker))
  return {
    stop: async () => {
      stopping.abort()
      unsubscribe()
      wake()
      await working
    },
  }

  async function runWorker(): Promise<void> {
    while (!stopping.signal.aborted) {
      const seen = notifications
      const worked = await workOnce()
      // A signal that came while we polled may be about work we have not seen.
      if (!worked && seen === notifications && !stopping.signal.aborted) await rest()
    }
  }

  function rest(): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        resting.delete(end)
        resolve()
      }
      const timer = setTimeout(end, pollMs)
      resting.add(end)
    })
  }
}
