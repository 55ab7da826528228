import type { Ctx } from '../context.ts'
import { createTryLimit, rateLimitKey } from '../http/try-limit.ts'

/** Orders of one rateLimitKey in a quarter of an hour; an office that orders singly stays below. */
const MAX_ORDERS = 30

export type OrderLimit = {
  /** Counts an order while it is placed; one that was refused does not count. Throws `too_many_requests`. */
  <Placed>(ctx: Ctx, place: () => Promise<Placed>): Promise<Placed>
}

/**
 * Keeps one rateLimitKey from flooding the kitchen. Tables are known by their code and share the address of the house; an
 * address of this machine says nothing about a guest.
 */
export function createOrderLimit(): OrderLimit {
  const orders = createTryLimit(MAX_ORDERS)
  return async (ctx, place) => {
    if (ctx.actor.kind === 'table' || isThisMachine(ctx.address)) return place()
    const key = rateLimitKey(ctx.address)
    orders.take(key, ctx.deps.clock())
    return place().catch((error: unknown) => {
      orders.giveBack(key)
      throw error
    })
  }
}

const isThisMachine = (address: string): boolean =>
  address === '' || address === '::1' || /^(?:::ffff:)?127\./i.test(address)
