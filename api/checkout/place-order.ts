import type { PlaceOrder } from '#contract/checkout.ts'
import { currencyOf } from '#domain/money.ts'
import { holdAccount } from '../accounts/index.ts'
import { type Ctx, transaction } from '../context.ts'
import { holdContentVersion } from '../db/content-version.ts'
import { StoreUnavailable } from '../db/store-unavailable.ts'
import { userOf } from '../http/access.ts'
import { hashRequest } from '../http/hash-request.ts'
import { storedKey } from '../http/idempotency-key.ts'
import { AppError } from '../http/errors.ts'
import { holdPoints } from '../loyalty/index.ts'
import {
  findPlacedOrder,
  freeKey,
  type NewOrder,
  OrderExists,
  type PlacedOrder,
  recordOrder,
} from '../orders/index.ts'
import { abandonPayment, type Gateway, openAttempt } from '../payments/index.ts'
import { loadSettings } from '../settings/index.ts'
import { completeRequest, loadCaller } from './caller.ts'
import type { OrderLimit } from './order-limit.ts'
import { payUnpaidOrder } from './pay-unpaid-order.ts'
import { paymentRules } from './payment-rules.ts'
import { quoteCart } from './quote-cart.ts'
import { readRequest } from './read-request.ts'
import { refuseChanges, throwIssues, refuseStrangers } from './refuse-order.ts'

export type Placed = { id: string; code: string; url: string }

/** The points that were to be held went elsewhere between the quote and the order. */
class PointsMoved extends Error {}

const MAX_ATTEMPTS = 5

/**
 * Places an order: computes everything again, refuses what the guest has not confirmed, and writes order and held points,
 * all or nothing. The same idempotency key leads to the same order, however often and however simultaneously it is sent;
 * only a new order counts for `limited`. A connection to the database that is lost meanwhile is waited for. Throws `ValidationError`
 * by field, `quote_changed` with the new quote, `idempotency_mismatch`, with the link of the first order for whoever placed
 * it.
 */
export async function placeOrder(
  ctx: Ctx,
  request: PlaceOrder,
  { sentKey, limited }: { sentKey: string | undefined; limited: OrderLimit },
): Promise<Placed> {
  // Without a key of the client's the order has one for this call, so that a lost connection doubles nothing.
  const idempotencyKey = sentKey ? storedKey(ctx.actor, sentKey) : `call:${ctx.deps.newId()}`
  const order = { request, idempotencyKey, requestHash: hashRequest(request) }
  const earlier = sentKey ? await findPlacedOrder(ctx, idempotencyKey) : undefined
  if (earlier && !earlier.isUnpaid) return answerEarlier(ctx, earlier, order)
  return limited(ctx, async () => {
    const paid = earlier && (await payBefore(ctx, earlier, order))
    return paid ?? (await placeNew(ctx, order))
  })
}

/** What is ordered under which key. */
type Ordered = { request: PlaceOrder; idempotencyKey: string; requestHash: string }

async function placeNew(ctx: Ctx, order: Ordered): Promise<Placed> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    try {
      const placed = await tryToPlace(ctx, order)
      if (placed) return placed
    } catch (error) {
      // Whether it was written before the connection was lost is looked up like any other repeated order.
      if (!(error instanceof StoreUnavailable) || attempt === MAX_ATTEMPTS) throw error
      const earlier = await placedBefore(ctx, order)
      if (earlier) return earlier
    }
  }
  throw new AppError('unavailable', 'The menu is being changed right now. Please try again')
}

/** Undefined when something has changed between the quote and the order. */
async function tryToPlace(
  ctx: Ctx,
  { request, idempotencyKey, requestHash }: Ordered,
): Promise<Placed | undefined> {
  const gateway = ctx.deps.gateways.get(request.paymentType)
  const contentVersion = ctx.deps.content.version()
  const { complete, quote, kitchen } = await confirm(ctx, request)
  const written = await writeOrder(ctx, contentVersion, {
    request: complete,
    quote,
    kitchenLines: kitchen.lines,
    status: gateway ? 'pending_payment' : 'pending_approval',
    idempotencyKey,
    requestHash,
    gateway,
  })
  switch (written) {
    case 'content changed':
      await ctx.deps.content.refresh()
      return undefined
    case 'points moved':
      // Once more: the new quote shows what has changed.
      return undefined
    case 'exists':
      return placedBefore(ctx, { request, idempotencyKey, requestHash })
    default:
      return gateway ? { ...written, url: await payUnpaidOrder(ctx, written.id, { isFirst: true }) } : written
  }
}

/** Computes everything again and refuses what the guest has not confirmed. */
async function confirm(ctx: Ctx, sent: PlaceOrder) {
  await refuseStrangers(ctx)
  const request = await readRequest(ctx, sent)
  const caller = await loadCaller(ctx, request)
  const complete = await completeRequest(ctx, request, caller)
  const quote = await quoteCart(ctx, request, { caller })
  const kitchen =
    ctx.mainLanguage === ctx.language
      ? quote
      : await quoteCart(ctx, request, { caller, language: ctx.mainLanguage })
  await throwIssues(ctx, complete, quote)
  refuseChanges(request, quote)
  return { complete, quote, kitchen }
}

async function writeOrder(
  ctx: Ctx,
  contentVersion: number,
  { gateway, ...order }: NewOrder & { gateway: Gateway | undefined },
) {
  const { COUNTRY, SITE_TITLE: title } = await loadSettings(ctx)
  const currency = currencyOf(COUNTRY)
  try {
    return await transaction(ctx, async (ctx) => {
      if ((await holdContentVersion(ctx.db)) !== contentVersion) return 'content changed' as const
      if (ctx.actor.kind === 'user' && !(await holdAccount(ctx, ctx.actor.userId)))
        throw new AppError('unauthenticated', 'Please sign in')
      const written = await recordOrder(ctx, order)
      const points = order.quote.totals.discount
      if (points > 0 && !(await holdPoints(ctx, userOf(ctx.actor).userId, written, points)))
        throw new PointsMoved()
      // Order and attempt are there before the provider hears of them (payments.md rule 2).
      if (gateway) await openAttempt(ctx, written.id, { gateway, currency, title })
      return written
    })
  } catch (error) {
    if (error instanceof PointsMoved) return 'points moved' as const
    if (error instanceof OrderExists) return 'exists' as const
    throw error
  }
}

async function placedBefore(ctx: Ctx, ordered: Ordered): Promise<Placed | undefined> {
  const earlier = await findPlacedOrder(ctx, ordered.idempotencyKey)
  if (!earlier) return undefined
  return earlier.isUnpaid ? payBefore(ctx, earlier, ordered) : answerEarlier(ctx, earlier, ordered)
}

/** The same cart gets the same answer again; another cart under the same key is refused. */
function answerEarlier(ctx: Ctx, order: PlacedOrder, { request, requestHash }: Ordered): Placed {
  if (order.requestHash !== requestHash) {
    const link = isOf(ctx, order, request) ? { url: order.url } : {}
    throw new AppError('idempotency_mismatch', 'This cart has already been ordered', link)
  }
  return { id: order.id, code: order.code, url: order.url }
}

/**
 * A cart that waits for its payment under this key: the same cart goes on to pay, another one takes its place once
 * nothing can have been paid for it.
 */
async function payBefore(
  ctx: Ctx,
  { id, code, ...order }: PlacedOrder,
  { request, requestHash }: Ordered,
): Promise<Placed | undefined> {
  const isOwn = isOf(ctx, { id, code, ...order }, request)
  if (order.requestHash === requestHash) {
    return { id, code, url: await payUnpaidOrder(ctx, id, { confirm: () => confirm(ctx, request) }) }
  }
  const isFree = isOwn && (await abandonPayment(ctx, id, paymentRules)) && (await freeKey(ctx, id))
  if (isFree) return undefined
  const link = isOwn ? { url: order.url } : {}
  throw new AppError('idempotency_mismatch', 'This cart has already been ordered', link)
}

/** Clients of others may choose keys like `1`: the link of an order, which tells whose it is, is for its guest alone. */
function isOf({ actor }: Ctx, { guest }: PlacedOrder, { email, phone }: PlaceOrder): boolean {
  if (actor.kind !== 'guest') return true
  return (email !== '' && email === guest.email) || (phone !== '' && phone === guest.phone)
}
