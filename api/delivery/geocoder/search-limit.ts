import type { Ctx } from '../../context.ts'
import { createTryLimit, rateLimitKey } from '../../http/try-limit.ts'

const MAX_SEARCHES = 600
const MAX_LOOKUPS = 150
/** A rateLimitKey may hold several people, but hardly more than so many. */
const PEOPLE = 3

export type SearchLimit = {
  /** Counts a search of somebody who types. Throws `too_many_requests`. */
  search(ctx: Ctx): void
  /** Counts a place or a point that is looked up. Throws `too_many_requests`. */
  lookup(ctx: Ctx): void
}

/** How often addresses may be asked for in a quarter of an hour, by session and by rateLimitKey. */
export function createSearchLimit(): SearchLimit {
  const limit = (max: number) => {
    const bySession = createTryLimit(max)
    const byAddress = createTryLimit(max * PEOPLE)
    return (ctx: Ctx) => {
      const now = ctx.deps.clock()
      byAddress.take(rateLimitKey(ctx.address), now)
      bySession.take(sessionOf(ctx), now)
    }
  }
  return { search: limit(MAX_SEARCHES), lookup: limit(MAX_LOOKUPS) }
}

/** What belongs to one person, as far as that can be told without marking the browser. */
export const sessionOf = ({ actor, address }: Ctx): string =>
  actor.kind === 'guest' ? rateLimitKey(address) : actor.session
