/** Wakes the waiting workers of this process. It carries no data: the store holds the work to do. */
export type Signal = {
  notify(): void
  /** Calls `listener` at every notification until the returned function is called. */
  subscribe(listener: () => void): () => void
}

export function createSignal(): Signal {
  const listeners = new Set<() => void>()
  return {
    notify: () => {
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
