import { setTimeout as wait } from 'node:timers/promises'
import { GeocoderFailure } from './geocoder.ts'

/** A call that would wait longer than this is rejected at once. */
const MAX_WAITING = 5

/**
 * Runs one call after the other, each at least `pauseMs` after the one before it began. Throws `GeocoderFailure` when
 * too many are waiting already.
 */
export function createQueue(pauseMs: number): <T>(call: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  let freeAt = 0
  let waiting = 0
  return (call) => {
    if (waiting >= MAX_WAITING) throw new GeocoderFailure('throttled', pauseMs)
    waiting++
    const result = last.then(async () => {
      await wait(Math.max(0, freeAt - performance.now()))
      freeAt = performance.now() + pauseMs
      waiting--
      return call()
    })
    last = result.catch(() => {}) // the caller gets the rejection
    return result
  }
}
