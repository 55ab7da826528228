import type { PlaceOrder } from '#contract/checkout.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../http/errors.ts'
import { hashRequest } from '../http/hash-request.ts'
import { storedKey } from '../http/idempotency-key.ts'
import { findPlacedOrder, freeKey, type PlacedOrder } from '../orders/index.ts'
import { abandonPayment, isTooLateToPay } from '../payments/index.ts'
import { payUnpaidOrder } from './pay-unpaid-order.ts'
import { verifyOrder, verifyUnpaidOrder } from './verify-order.ts'
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
  return answerOf(order)
}

const answerOf = ({ id, code, url }: PlacedOrder): Answer => ({ id, code, url, orderUrl: url })

/**
 * What this very request has placed in the session that it was prepared in, whose answer was lost before the session changed. An
 * order of a guest is told to whoever repeats its request under its key, as without a session. One of an account is told for
 * the same proof, and only where the request names the guest: the id of an account is no secret, and other clients may choose
 * keys like `1`. An order that is unpaid is not cooked, and one that is over has been: neither keeps anybody from ordering anew.
 */
export async function findOfOtherSession(
  ctx: Ctx,
  request: PlaceOrder,
  sentKey: string,
): Promise<Answer | undefined> {
  const { accountId } = request
  const key = storedKey(accountId ? { kind: 'user', userId: accountId } : { kind: 'guest' }, sentKey)
  const order = await findPlacedOrder(ctx, key)
  if (!order || order.isUnpaid || order.isOver || order.requestHash !== hashRequest(request)) return undefined
  return isNamed(order, request) ? answerOf(order) : undefined
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
    const url = await payUnpaidOrder(ctx, id, { confirm: () => verifyUnpaidOrder(ctx, request) })
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
function isOf({ actor }: Ctx, order: PlacedOrder, request: PlaceOrder): boolean {
  return actor.kind !== 'guest' || isNamed(order, request)
}

/** Whether a request names the guest that an order is for. */
function isNamed({ guest }: PlacedOrder, { email, phone }: PlaceOrder): boolean {
  return (email !== '' && email === guest.email) || (phone !== '' && phone === guest.phone)
}
