import type { PlaceOrder } from '#contract/checkout.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../http/errors.ts'
import { freeKey, type PlacedOrder } from '../orders/index.ts'
import { abandonPayment, isTooLateToPay } from '../payments/index.ts'
import { payUnpaidOrder } from './pay-unpaid-order.ts'
import { verifyOrder } from './verify-order.ts'
import type { Placed } from './write-order.ts'

/** The request and its idempotency key. */
export type Ordered = { request: PlaceOrder; idempotencyKey: string; requestHash: string }

/** What is answered to a placed order: `url` leads on, to its payment or to its own page, which stays `orderUrl`. */
export type Answer = Placed & { orderUrl: string }

/**
 * The same cart gets the same answer again; another cart under the same key is refused, and so is the same one when its order is
 * over: whoever sends it then means a new order, and must not read that it is on its way.
 */
export function answerEarlier(ctx: Ctx, order: PlacedOrder, { request, requestHash }: Ordered): Answer {
  if (order.requestHash !== requestHash || order.isOver) {
    const link = isOf(ctx, order, request) ? { url: order.url } : {}
    throw new AppError('idempotency_mismatch', 'This cart has already been ordered', link)
  }
  return { id: order.id, code: order.code, url: order.url, orderUrl: order.url }
}

/**
 * The unpaid order under this key: the same cart continues its payment while its time can be kept, else it replaces it;
 * another cart replaces it once the payment can no longer succeed. Undefined when it is replaced.
 */
export async function payBefore(
  ctx: Ctx,
  { id, code, ...order }: PlacedOrder,
  { request, requestHash }: Ordered,
): Promise<Answer | undefined> {
  const isOwn = isOf(ctx, { id, code, ...order }, request)
  if (order.requestHash === requestHash) {
    if (await replaceTooLate(ctx, id, request)) return undefined
    const url = await payUnpaidOrder(ctx, id, { confirm: () => verifyOrder(ctx, request) })
    return { id, code, url, orderUrl: order.url }
  }
  const isFree = isOwn && (await abandonPayment(ctx, id)) && (await freeKey(ctx, id))
  if (isFree) return undefined
  const link = isOwn ? { url: order.url } : {}
  throw new AppError('idempotency_mismatch', 'This cart has already been ordered', link)
}

/** Frees the key of an order that is too late, so that the same cart is ordered anew, unless it would be refused. */
async function replaceTooLate(ctx: Ctx, id: string, request: PlaceOrder): Promise<boolean> {
  if (!(await isTooLateToPay(ctx, id))) return false
  await verifyOrder(ctx, request)
  return freeKey(ctx, id)
}

/**
 * Other clients may choose keys like `1`: the link of an order, which gives access to it, is answered to its own guest
 * only.
 */
function isOf({ actor }: Ctx, { guest }: PlacedOrder, { email, phone }: PlaceOrder): boolean {
  if (actor.kind !== 'guest') return true
  return (email !== '' && email === guest.email) || (phone !== '' && phone === guest.phone)
}
