import type { ExpectedWindow } from './expected-time.ts'

const MINUTE = 60_000
/** An order that is further away than this many minutes is named by its time alone. */
const LONGEST_COUNTDOWN = 120

/** Whole minutes, rounded up, until the start and the end of a window. */
export type MinutesLeft = { from: number; to: number }

/**
 * The minutes until an order is to be expected, at the instant `now` in milliseconds; undefined when it is far away or
 * its time is over. `from` is 0 as soon as the window has begun.
 */
export function minutesLeft({ from, to }: ExpectedWindow, now: number): MinutesLeft | undefined {
  const until = (instant: Date) => Math.max(0, Math.ceil((instant.getTime() - now) / MINUTE))
  const left = { from: until(from), to: until(to) }
  return left.to > 0 && left.to <= LONGEST_COUNTDOWN ? left : undefined
}
