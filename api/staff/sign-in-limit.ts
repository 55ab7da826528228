import { AppError } from '../http/problem.ts'

const MAX_FAILURES = 10
const WINDOW_MS = 15 * 60_000
const MAX_KEYS = 10_000

export type SignInLimit = {
  /** Counts a try before its password is checked, so that tries at the same time count too. Throws `too_many_requests`. */
  take(key: string, now: number): void
  /** A success wipes out the failures before it. */
  clear(key: string): void
}

/** Ten failed tries in a quarter of an hour, then no more; remembered by this process only. */
export function createSignInLimit(): SignInLimit {
  const tries = new Map<string, { count: number; until: number }>()
  return {
    take(key, now) {
      const known = tries.get(key)
      const current = known && known.until > now ? known : { count: 0, until: now + WINDOW_MS }
      if (current.count >= MAX_FAILURES) {
        throw new AppError('too_many_requests', 'Too many tries. Please wait 15 minutes')
      }
      // The oldest key goes first: a flood of made-up addresses must not fill the memory.
      if (!known && tries.size >= MAX_KEYS) tries.delete(tries.keys().next().value as string)
      tries.set(key, { ...current, count: current.count + 1 })
    },
    clear: (key) => void tries.delete(key),
  }
}
