import type { PlaceOrder } from '#contract/checkout.ts'
import type { Ctx } from '../context.ts'
import { StoreUnavailable } from '../db/store-unavailable.ts'
import { hashRequest } from '../http/hash-request.ts'
import { storedKey } from '../http/idempotency-key.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import { findPlacedOrder } from '../orders/index.ts'
import { answerEarlier, type Ordered, payBefore, placedBefore } from './earlier-order.ts'
import type { OrderLimit } from './order-limit.ts'
import { payUnpaidOrder } from './pay-unpaid-order.ts'
import { refuseEndedSession } from './refuse-order.ts'
import { type Attempt, retry } from './retry.ts'
import { verifyOrder } from './verify-order.ts'
import { type Placed, writeOrder } from './write-order.ts'

const MAX_ATTEMPTS = 5

/**
 * Places an order: recomputes everything, refuses what the guest has not confirmed, and writes order and held points,
 * all or nothing. The same idempotency key leads to the same order, however often and however simultaneously it is
 * sent; only a new order counts for `limited`. A lost database connection is retried. Throws `ValidationError` by
 * field, `quote_changed` with the new quote, `idempotency_mismatch`, with the link of the first order for its own
 * guest, and `unauthenticated` when it was prepared for an account that is not signed in.
 */
export async function placeOrder(
  ctx: Ctx,
  request: PlaceOrder,
  { sentKey, limited }: { sentKey: string | undefined; limited: OrderLimit },
): Promise<Placed> {
  refuseEndedSession(ctx, request)
  // Without a key from the client the order gets one for this call, so that a lost connection duplicates nothing.
  const idempotencyKey = sentKey ? storedKey(ctx.actor, sentKey) : `call:${ctx.deps.newId()}`
  const order: Ordered = { request, idempotencyKey, requestHash: hashRequest(request) }
  const earlier = sentKey ? await findPlacedOrder(ctx, idempotencyKey) : undefined
  if (earlier && !earlier.isUnpaid) return answerEarlier(ctx, earlier, order)
  return limited(ctx, async () => {
    const paid = earlier && (await payBefore(ctx, earlier, order))
    return paid ?? (await placeNew(ctx, order))
  })
}

async function placeNew(ctx: Ctx, order: Ordered): Promise<Placed> {
  const placed = await retry(MAX_ATTEMPTS, (isLast) =>
    tryToPlace(ctx, order).catch(async (error: unknown) => {
      // Whether it was written before the connection was lost is looked up as for any repeated order.
      if (error instanceof StoreUnavailable && !isLast) return lookUp(ctx, order)
      if (!isRefusal(error)) throw error
      // The same order, sent at the same time, may have been placed meanwhile: its points or stock made this one differ.
      const repeated = await lookUp(ctx, order)
      if (repeated.kind === 'again') throw error
      return repeated
    }),
  )
  if (!placed) throw new AppError('unavailable', 'The menu is being changed right now. Please try again')
  return placed
}

async function tryToPlace(ctx: Ctx, order: Ordered): Promise<Attempt<Placed>> {
  const { request, idempotencyKey, requestHash } = order
  const gateway = ctx.deps.gateways.get(request.paymentType)
  const contentVersion = ctx.deps.content.version()
  const { complete, quote, kitchen } = await verifyOrder(ctx, request)
  const outcome = await writeOrder(ctx, contentVersion, {
    request: complete,
    quote,
    kitchenLines: kitchen.lines,
    status: gateway ? 'pending_payment' : 'pending_approval',
    idempotencyKey,
    requestHash,
    gateway,
  })
  switch (outcome.kind) {
    case 'written': {
      const { placed } = outcome
      const url = gateway ? await payUnpaidOrder(ctx, placed.id, { isFirst: true }) : placed.url
      return { kind: 'answered', answer: { ...placed, url } }
    }
    case 'exists':
      return lookUp(ctx, order)
    case 'contentChanged':
      await ctx.deps.content.refresh()
      return { kind: 'again' }
    case 'pointsMoved':
      // The next quote shows what has changed.
      return { kind: 'again' }
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof ValidationError || (error instanceof AppError && error.code === 'quote_changed')

async function lookUp(ctx: Ctx, order: Ordered): Promise<Attempt<Placed>> {
  const earlier = await placedBefore(ctx, order)
  return earlier ? { kind: 'answered', answer: earlier } : { kind: 'again' }
}
