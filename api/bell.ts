/** Wakes whoever waits in this process. Nothing is carried along: the store says what there is to do. */
export type Bell = {
  ring(): void
  /** Calls `listener` at every ring until the answer is called. */
  listen(listener: () => void): () => void
}

export function createBell(): Bell {
  const listeners = new Set<() => void>()
  return {
    ring: () => {
      for (const listener of listeners) listener()
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
