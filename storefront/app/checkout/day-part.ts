const parts = [
  { until: 5, name: 'Night' },
  { until: 11, name: 'Morning' },
  { until: 15, name: 'Midday' },
  { until: 17, name: 'Afternoon' },
  { until: 24, name: 'Evening' },
] as const

export type DayPart = (typeof parts)[number]['name']

/** The part of the day an hour (0 to 23) belongs to. */
export function dayPart(hour: number): DayPart {
  return parts.find(({ until }) => hour < until)?.name ?? 'Evening'
}

/** Windows in order, grouped by the part of the day they start in. `hourOf` knows the restaurant's clock. */
export function byDayPart<T extends { start: string }>(
  windows: readonly T[],
  hourOf: (instant: string) => number,
): { part: DayPart; windows: T[] }[] {
  const groups: { part: DayPart; windows: T[] }[] = []
  for (const window of windows) {
    const part = dayPart(hourOf(window.start))
    const last = groups.at(-1)
    if (last?.part === part) last.windows.push(window)
    else groups.push({ part, windows: [window] })
  }
  return groups
}
