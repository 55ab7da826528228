import type { Ctx } from '../context.ts'
import { createTryLimit, rateLimitKey } from '../http/try-limit.ts'

/** Orders of one rate-limit key in a quarter of an hour; an office whose staff order one by one stays below. */
const MAX_ORDERS = 30

export type OrderLimit = {
  /**
   * Counts an order while it is placed; a refused one does not count, nor one whose answer does not count. Throws
   * `too_many_requests`.
   */
  <Answer>(ctx: Ctx, place: () => Promise<Answer>, counts?: (answer: Answer) => boolean): Promise<Answer>
}

/**
 * Keeps one rate-limit key from flooding the kitchen. Tables are authenticated by their code and share the network
 * address of the restaurant; a loopback address does not identify a guest.
 */
export function createOrderLimit(): OrderLimit {
  const orders = createTryLimit(MAX_ORDERS)
  return async (ctx, place, counts = () => true) => {
    if (ctx.actor.kind === 'table' || isThisMachine(ctx.address)) return place()
    const key = rateLimitKey(ctx.address)
    orders.take(key, ctx.deps.clock())
    let isCounted = false
    try {
      const answer = await place()
      isCounted = counts(answer)
      return answer
    } finally {
      if (!isCounted) orders.giveBack(key)
    }
  }
}

const isThisMachine = (address: string): boolean =>
  address === '' || address === '::1' || /^(?:::ffff:)?127\./i.test(address)
