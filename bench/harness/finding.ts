/** One figure of a run beside its target; `detail` is what it was made from. */
export type Finding = { what: string; seen: string; target: string; isMet: boolean; detail?: string }
export type Note = (finding: Finding) => void

/** One part of a run and what it finds out. It is added to the list in `bench/run.ts` or in `bench/faults.ts`. */
export type Scenario = {
  /** Runs it alone: `npm run bench -- NAME` or `npm run faults -- NAME`. */
  name: string
  /**
   * Ends by itself, in minutes at most. Once it is interrupted, one of many rounds ends after the round and notes what it has
   * found until then. Servers, databases and demos that it leaves are removed after it.
   */
  run(note: Note, interrupted: AbortSignal): Promise<void>
}

/** A finding that has to be exactly this. */
export function exactly(what: string, seen: number | string, target: number | string): Finding {
  return { what, seen: String(seen), target: String(target), isMet: seen === target }
}

/** A finding that may be at most this. */
export function atMost(what: string, seen: number, target: number, unit = ''): Finding {
  return {
    what,
    seen: `${rounded(seen)}${unit}`,
    target: `at most ${rounded(target)}${unit}`,
    isMet: seen <= target,
  }
}

/** A finding that has to be at least this. */
export function atLeast(what: string, seen: number, target: number, unit = ''): Finding {
  return {
    what,
    seen: `${rounded(seen)}${unit}`,
    target: `at least ${rounded(target)}${unit}`,
    isMet: seen >= target,
  }
}

/** A number with three digits that count. */
export const rounded = (value: number): string => String(Number(value.toPrecision(3)))

/** The value below which this share of the values lies; 0 without any. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
