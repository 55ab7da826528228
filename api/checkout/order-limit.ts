import type { Ctx } from '../context.ts'
import { createAddressLimit } from '../http/address-limit.ts'
import { createSharedLimit } from '../http/shared-limit.ts'
import { isThisMachine } from '../http/try-limit.ts'

/** Orders of one rate-limit key in a quarter of an hour; an office whose staff order one by one stays below. */
const MAX_ORDERS = 30
/** The same of one table; a long table whose guests order one by one stays below. */
const MAX_ORDERS_OF_TABLE = 30

const orders = createAddressLimit('orders', MAX_ORDERS)
const ordersOfTable = createSharedLimit('orders of a table', MAX_ORDERS_OF_TABLE)

/**
 * Counts an order, to keep one rate-limit key or one table from flooding the kitchen. It belongs into the transaction that
 * writes the order: what is not written does not count. Throws `too_many_requests`.
 */
export async function countOrder(ctx: Ctx): Promise<void> {
  await limitOf(ctx)?.take()
}

/** Counts what starts one more payment of an order while it is done; what fails does not count. */
export async function whileCounted<Answer>(ctx: Ctx, pay: () => Promise<Answer>): Promise<Answer> {
  await countOrder(ctx)
  try {
    return await pay()
  } catch (error) {
    await limitOf(ctx)?.giveBack()
    throw error
  }
}

/**
 * Guests at tables share the network address of the restaurant, so that their table counts and not the address: its code
 * can be used from anywhere once somebody has seen it.
 */
function limitOf(ctx: Ctx): { take(): Promise<void>; giveBack(): Promise<void> } | undefined {
  const { actor, address } = ctx
  if (actor.kind === 'table') {
    const { tableId } = actor
    return {
      take: () => ordersOfTable.take(ctx, tableId),
      giveBack: () => ordersOfTable.giveBack(ctx, tableId),
    }
  }
  if (isThisMachine(address)) return undefined
  return { take: () => orders.take(ctx), giveBack: () => orders.giveBack(ctx) }
}
