import type { Bell } from './bell.ts'

export type Lanes = {
  /** Finishes the work in hand and takes no more. */
  stop(): Promise<void>
}

type Options = {
  /** Wakes lanes that rest. */
  bell: Bell
  /** How many pieces of work are done at the same time. */
  lanes: number
  /** How long a lane rests that found nothing to do, in milliseconds. */
  pollMs: number
}

/**
 * Does piece after piece of waiting work on several lanes. `workOnce` answers whether there was any and never throws;
 * where there was none, a lane rests until the bell rings or it is time to look again, for other processes write work too.
 */
export function startLanes(workOnce: () => Promise<boolean>, { bell, lanes, pollMs }: Options): Lanes {
  const resting = new Set<() => void>()
  let rings = 0
  const stopping = new AbortController()
  const wake = () => {
    rings++
    for (const end of resting) end()
  }
  const stopListening = bell.listen(wake)
  const working = Promise.all(Array.from({ length: lanes }, runLane))
  return {
    stop: async () => {
      stopping.abort()
      stopListening()
      wake()
      await working
    },
  }

  async function runLane(): Promise<void> {
    while (!stopping.signal.aborted) {
      const heard = rings
      const worked = await workOnce()
      // A bell that rang while we looked may be about work we have not seen.
      if (!worked && heard === rings && !stopping.signal.aborted) await rest()
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
