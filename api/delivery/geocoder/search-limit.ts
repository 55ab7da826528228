import type { Ctx } from '../../context.ts'
import { createProcessAddressLimit } from '../../http/address-limit.ts'
import { createTryLimit, rateLimitKey } from '../../http/try-limit.ts'

const MAX_SEARCHES = 600
const MAX_LOOKUPS = 150
/** A rate-limit key may stand for several people, but rarely for more than this. */
const PEOPLE = 3

export type SearchLimit = {
  /** Counts a search while typing. Throws `too_many_requests`. */
  search(ctx: Ctx): void
  /** Counts a place or a point that is looked up. Throws `too_many_requests`. */
  lookup(ctx: Ctx): void
}

/** How often addresses may be searched in a quarter of an hour, by session and by network address. */
export function createSearchLimit(): SearchLimit {
  const limit = (max: number) => {
    const bySession = createTryLimit(max)
    const byAddress = createProcessAddressLimit(max * PEOPLE)
    return (ctx: Ctx) => {
      byAddress.take(ctx)
      bySession.take(sessionOf(ctx), ctx.deps.clock())
    }
  }
  return { search: limit(MAX_SEARCHES), lookup: limit(MAX_LOOKUPS) }
}

/** A key for one guest, as far as guests can be distinguished without a cookie. */
export const sessionOf = ({ actor, address }: Ctx): string =>
  actor.kind === 'guest' ? rateLimitKey(address) : actor.session
