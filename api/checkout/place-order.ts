import type { PlaceOrder } from '#contract/checkout.ts'
import { blockKeysOf } from '../accounts/index.ts'
import type { Ctx } from '../context.ts'
import { StoreUnavailable } from '../db/store-unavailable.ts'
import { hashRequest } from '../http/hash-request.ts'
import { storedKey } from '../http/idempotency-key.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import { findPlacedOrder, isTestCall } from '../orders/index.ts'
import type { Gateway } from '../payments/index.ts'
import { type Answer, answerEarlier, findOfOtherSession, type Ordered, payBefore } from './earlier-order.ts'
import { whileCounted } from './order-limit.ts'
import { payUnpaidOrder } from './pay-unpaid-order.ts'
import { otherSession } from './refuse-order.ts'
import { checkOrder } from './verify-order.ts'
import { type WriteOutcome, writeOrder } from './write-order.ts'

const MAX_ATTEMPTS = 5

/**
 * Places an order: recomputes everything, refuses what the guest has not confirmed, and writes order and held points,
 * all or nothing. The same idempotency key leads to the same order, however often and however simultaneously it is
 * sent; only a new order counts for the limit. A lost database connection is retried. Throws `ValidationError` by
 * field, `quote_changed` with the new quote, `idempotency_mismatch`, with the link of the first order for its own
 * guest, and `unauthenticated` when it was prepared in another session and not placed there before.
 */
export async function placeOrder(
  ctx: Ctx,
  request: PlaceOrder,
  sentKey: string | undefined,
): Promise<Answer> {
  const refusal = otherSession(ctx, request)
  if (refusal) {
    const placed = sentKey && (await findOfOtherSession(ctx, request, sentKey))
    if (placed) return placed
    throw refusal
  }
  // Without a key from the client the order gets one for this call, so that a lost connection duplicates nothing.
  const idempotencyKey = sentKey ? storedKey(ctx.actor, sentKey) : `call:${ctx.deps.newId()}`
  const order: Ordered = { request, idempotencyKey, requestHash: hashRequest(request) }
  try {
    return await placeNew(ctx, order)
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'too_many_requests')) throw error
    const earlier = await findPlacedOrder(ctx, idempotencyKey)
    if (!earlier || earlier.isUnpaid) throw error
    return answerEarlier(ctx, earlier, order)
  }
}

async function placeNew(ctx: Ctx, order: Ordered): Promise<Answer> {
  const placed = await retry(MAX_ATTEMPTS, (isLast) =>
    tryToPlace(ctx, order).catch((error: unknown) => {
      // Whether it was written before the connection was lost is looked up as for any repeated order.
      if (error instanceof StoreUnavailable && !isLast) return lookUp(ctx, order)
      throw error
    }),
  )
  if (!placed) throw new AppError('unavailable', 'The menu is being changed right now. Please try again')
  return placed
}

/** Writes the order without a look-up before: the database refuses a second one under the same key. */
async function tryToPlace(ctx: Ctx, order: Ordered): Promise<Attempt<Answer>> {
  // No money moves in a test.
  const gateway = isTestCall(ctx) ? undefined : ctx.deps.gateways.get(order.request.paymentType)
  const outcome = await verifyAndWrite(ctx, order, gateway).catch(refused)
  switch (outcome.kind) {
    case 'written': {
      const { placed } = outcome
      const url = gateway ? await payUnpaidOrder(ctx, placed.id, { isFirst: true }) : placed.url
      return { kind: 'answered', answer: { ...placed, url, orderUrl: placed.url } }
    }
    case 'exists':
      return lookUp(ctx, order)
    case 'refused': {
      // The same order may have been placed before: prices, points, stock or hours have made this one differ.
      const repeated = await lookUp(ctx, order)
      if (repeated.kind === 'again') throw outcome.error
      return repeated
    }
    case 'contentChanged':
      await ctx.deps.content.refresh()
      return { kind: 'again' }
    case 'pointsMoved':
      // The next quote shows what has changed.
      return { kind: 'again' }
  }
}

async function verifyAndWrite(
  ctx: Ctx,
  { request, idempotencyKey, requestHash }: Ordered,
  gateway: Gateway | undefined,
): Promise<WriteOutcome> {
  const contentVersion = ctx.deps.content.version()
  const { complete, contact, quote, kitchen, leadMinutes } = await checkOrder(ctx, request)
  return writeOrder(ctx, {
    contentVersion,
    request: complete,
    blockKeys: await blockKeysOf(ctx, contact),
    quote,
    leadMinutes,
    kitchenLines: kitchen.lines,
    status: gateway ? 'pending_payment' : 'pending_approval',
    idempotencyKey,
    requestHash,
    gateway,
  })
}

function refused(error: unknown): { kind: 'refused'; error: unknown } {
  if (error instanceof ValidationError || error instanceof AppError) return { kind: 'refused', error }
  throw error
}

/** What was placed under the same key before. */
async function lookUp(ctx: Ctx, order: Ordered): Promise<Attempt<Answer>> {
  const earlier = await findPlacedOrder(ctx, order.idempotencyKey)
  if (!earlier) return { kind: 'again' }
  if (!earlier.isUnpaid) return { kind: 'answered', answer: answerEarlier(ctx, earlier, order) }
  const placed = await whileCounted(ctx, () => payBefore(ctx, earlier, order))
  return placed ? { kind: 'answered', answer: placed } : { kind: 'again' }
}

/** The result of one attempt: an answer, or a reason to try once more. */
type Attempt<Result> = { kind: 'answered'; answer: Result } | { kind: 'again' }

/** Tries until there is an answer, at most `attempts` times; undefined when there was none. */
async function retry<Result>(
  attempts: number,
  attempt: (isLast: boolean) => Promise<Attempt<Result>>,
): Promise<Result | undefined> {
  for (let left = attempts; left > 0; left--) {
    const result = await attempt(left === 1)
    if (result.kind === 'answered') return result.answer
  }
  return undefined
}
