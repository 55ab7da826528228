import type { Ctx } from '../context.ts'
import { createSharedLimit } from '../http/shared-limit.ts'
import { isThisMachine, rateLimitKey } from '../http/try-limit.ts'

/** Orders of one rate-limit key in a quarter of an hour; an office whose staff order one by one stays below. */
const MAX_ORDERS = 30

const orders = createSharedLimit('orders', MAX_ORDERS)

/**
 * Counts an order, to keep one rate-limit key from flooding the kitchen. It belongs into the transaction that writes the
 * order: what is not written does not count. Throws `too_many_requests`.
 */
export async function countOrder(ctx: Ctx): Promise<void> {
  if (isCounted(ctx)) await orders.take(ctx, rateLimitKey(ctx.address))
}

/** Counts what starts one more payment of an order while it is done; what fails does not count. */
export async function whileCounted<Answer>(ctx: Ctx, pay: () => Promise<Answer>): Promise<Answer> {
  await countOrder(ctx)
  try {
    return await pay()
  } catch (error) {
    if (isCounted(ctx)) await orders.giveBack(ctx, rateLimitKey(ctx.address))
    throw error
  }
}

/** Tables are authenticated by their code and share the network address of the restaurant. */
const isCounted = ({ actor, address }: Ctx): boolean => actor.kind !== 'table' && !isThisMachine(address)
