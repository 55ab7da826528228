export type Turns = {
  /** Answers when it is the caller's turn, in the order of the calls. */
  take(): Promise<void>
  /** Ends the current turn. */
  release(): void
  /** How many have their turn, and how many wait for it. */
  count(): { taken: 0 | 1; waiting: number }
}

/** Lets one piece of work at a time go ahead. */
export function createTurns(): Turns {
  const waiting: (() => void)[] = []
  let isTaken = false
  return {
    take() {
      if (isTaken) return new Promise((resolve) => waiting.push(resolve))
      isTaken = true
      return Promise.resolve()
    },
    release() {
      const next = waiting.shift()
      if (next) next()
      else isTaken = false
    },
    count: () => ({ taken: isTaken ? 1 : 0, waiting: waiting.length }),
  }
}
