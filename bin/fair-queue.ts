export type FairQueue<T> = {
  add(item: T, holder: string): void
  /** Takes the next item: holders take turns, each with its oldest. */
  take(): T | undefined
  /** The item that was added first of those that wait. */
  oldest(): T | undefined
  takeOldest(): T | undefined
  count(): number
}

type Entry<T> = { item: T; isTaken: boolean }

/** Items that wait for their turn; a holder of many delays those of another one by a single item. */
export function createFairQueue<T>(): FairQueue<T> {
  /** In the order in which they came; some have been taken out of their turn. */
  const entries: Entry<T>[] = []
  const byHolder = new Map<string, Entry<T>[]>()
  let count = 0

  function first(): Entry<T> | undefined {
    while (entries[0]?.isTaken) entries.shift()
    return entries[0]
  }
  function takeOut(entry: Entry<T> | undefined): T | undefined {
    if (!entry) return undefined
    entry.isTaken = true
    count--
    // Else the longest waiting one would keep all that came after it in memory.
    first()
    return entry.item
  }

  return {
    add(item, holder) {
      const entry = { item, isTaken: false }
      entries.push(entry)
      const own = byHolder.get(holder)
      if (own) own.push(entry)
      else byHolder.set(holder, [entry])
      count++
    },
    take() {
      for (const [holder, own] of byHolder) {
        let next = own.shift()
        while (next?.isTaken) next = own.shift()
        byHolder.delete(holder)
        if (own.length > 0) byHolder.set(holder, own)
        if (next) return takeOut(next)
      }
      return undefined
    },
    oldest: () => first()?.item,
    takeOldest: () => takeOut(first()),
    count: () => count,
  }
}
