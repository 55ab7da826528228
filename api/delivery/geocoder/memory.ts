import { BoundedMap } from '../../platform/bounded-map.ts'

export type Memory<T> = {
  get(key: string): T | undefined
  set(key: string, value: T): void
  delete(key: string): void
}

/** A bounded cache with a time to live; the entry that was set the longest ago is evicted first. */
export function createMemory<T>(size: number, milliseconds: number, clock: () => number): Memory<T> {
  const kept = new BoundedMap<string, { value: T; until: number }>(size)
  return {
    get(key) {
      const found = kept.get(key)
      return found && found.until > clock() ? found.value : undefined
    },
    set(key, value) {
      kept.delete(key)
      kept.set(key, { value, until: clock() + milliseconds })
    },
    delete: (key) => void kept.delete(key),
  }
}
