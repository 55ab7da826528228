/**
 * Lighthouse lets a desktop of this speed (its benchmark index, the middle of its class) work four times as slowly to
 * stand for a phone, and asks that slower machines be slowed less, so that it is the same phone everywhere.
 */
export const DESKTOP = { benchmarkIndex: 1750, slowdown: 4 }

/** How many times slower than a machine of this speed the phone is. */
export const phoneSlowdown = (benchmarkIndex: number): number =>
  Math.min(DESKTOP.slowdown, Math.max(1, (DESKTOP.slowdown * benchmarkIndex) / DESKTOP.benchmarkIndex))
