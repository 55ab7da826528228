import { messages } from '#domain/messages.ts'
import { BoundedMap } from '../platform/bounded-map.ts'
import { AppError } from './errors.ts'

/** How long tries are remembered, in every limit; the message below says it too. */
export const WINDOW_MS = 15 * 60_000
/** An end that is further away was written before the clock was set back: nobody waits for it. */
export const FURTHEST_MS = 2 * WINDOW_MS
/** A flood of made-up addresses must not fill the memory. */
const MAX_KEYS = 10_000

export type TryLimit = {
  /** Counts a try before its work is done, so that simultaneous tries count too. Throws `too_many_requests`. */
  take(key: string, now: number): void
  /** The same as a boolean: whether this try was still within the limit. */
  allows(key: string, now: number): boolean
  /** A success clears the failures before it. */
  clear(key: string): void
  /** Takes back one try that should not count; the failures before it still do. */
  giveBack(key: string): void
}

/** At most `max` tries in a quarter of an hour; remembered by this process only. */
export function createTryLimit(maxTries: number): TryLimit {
  const tries = new BoundedMap<string, { count: number; until: number }>(MAX_KEYS)
  function allows(key: string, now: number): boolean {
    const known = tries.get(key)
    const isOpen = known && known.until > now && known.until <= now + FURTHEST_MS
    const current = isOpen ? known : { count: 0, until: now + WINDOW_MS }
    if (current.count >= maxTries) return false
    tries.set(key, { ...current, count: current.count + 1 })
    return true
  }
  return {
    allows,
    take(key, now) {
      if (allows(key, now)) return
      const retryAfter = Math.ceil(((tries.get(key)?.until ?? now) - now) / 1000)
      throw new AppError('too_many_requests', messages.tooManyTries, {}, { retryAfter })
    },
    clear: (key) => void tries.delete(key),
    giveBack(key) {
      const known = tries.get(key)
      if (known) tries.set(key, { ...known, count: known.count - 1 })
    },
  }
}

/** A loopback address does not identify a caller: it is that of a proxy on this machine which forwards no addresses. */
export const isThisMachine = (address: string): boolean =>
  address === '' || address === '::1' || /^(?:::ffff:)?127\./i.test(address)

/**
 * The rate-limit key of a network address: a whole IPv4 address, the first 64 bits of an IPv6 address, because one
 * customer has all addresses with the same prefix.
 */
export function rateLimitKey(address: string): string {
  const groups = groupsOf(address)
  return Array.isArray(groups) ? groups.slice(0, 4).join(':') : groups
}

/** The networks that an IPv6 address is in, beyond its rate-limit key: of 56 and of 48 bits. Undefined for other addresses. */
export function widerNetworks(address: string): { of56: string; of48: string } | undefined {
  const groups = groupsOf(address)
  if (!Array.isArray(groups)) return undefined
  const of48 = groups.slice(0, 3).join(':')
  return { of56: `${of48}:${(groups[3] ?? '').padStart(4, '0').slice(0, 2)}`, of48 }
}

/** The eight groups of an IPv6 address; an IPv4 address as it is. */
function groupsOf(address: string): string[] | string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === '' ? [] : tail.split(':')
  return [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
}
