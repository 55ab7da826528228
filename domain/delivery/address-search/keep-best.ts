export type Best<T> = {
  /** A cost from which on nothing is taken any more. */
  worst(): number
  /** Takes what `make` returns if its cost is among the lowest so far; else nothing is made. */
  offer(cost: number, make: () => T): void
  /** What was taken, lowest cost first. */
  all(): readonly { cost: number; value: T }[]
}

/** Keeps the so many things with the lowest cost; of equals the earlier one. */
export function keepBest<T>(size: number): Best<T> {
  const kept: { cost: number; value: T }[] = []
  const worst = () => (kept.length < size ? Infinity : kept[kept.length - 1]!.cost)
  return {
    worst,
    offer(cost, make) {
      if (cost >= worst()) return
      if (kept.length === size) kept.pop()
      let at = kept.length
      while (at > 0 && kept[at - 1]!.cost > cost) at--
      kept.splice(at, 0, { cost, value: make() })
    },
    all: () => kept,
  }
}
