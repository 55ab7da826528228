export type WorkQueue = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Runs at most `concurrency` pieces of work at a time, in the order in which they came. Once `maxWaiting` wait, `refuse`
 * makes the error of every further one.
 */
export function createWorkQueue(options: {
  concurrency: number
  maxWaiting: number
  refuse: () => Error
}): WorkQueue {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= options.concurrency) {
      if (waiting.length >= options.maxWaiting) throw options.refuse()
      // Finished work hands its place to the next waiting one, so that later work cannot overtake it.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
