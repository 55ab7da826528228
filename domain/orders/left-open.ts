import { startOfBusinessDay } from '../hours/today-end.ts'

/** How long after the end of a business day its last orders may still be on their way. */
const STILL_MADE_MS = 4 * 3_600_000

/**
 * Approved orders that were due before this instant belong to an earlier day: nobody makes them any more, only nobody has
 * said that they are finished. `now` is in milliseconds.
 */
export const leftOpenBefore = (now: number, zone: string): string =>
  startOfBusinessDay(now - STILL_MADE_MS, zone)
