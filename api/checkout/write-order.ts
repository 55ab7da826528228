import { currencyOf } from '#domain/money.ts'
import { blockedSentence, holdAccount, isBlocked } from '../accounts/index.ts'
import { type Ctx, transaction } from '../context.ts'
import { ContentChanged } from '../db/content-version.ts'
import { userOf } from '../http/access.ts'
import { AppError } from '../http/errors.ts'
import { holdPoints } from '../loyalty/index.ts'
import { isTestCall, type NewOrder, OrderExists, recordOrder } from '../orders/index.ts'
import { type Gateway, openAttempt } from '../payments/index.ts'
import { loadSettings } from '../settings/index.ts'
import { countOrder } from './order-limit.ts'

export type Placed = { id: string; code: string; url: string }

/** The result of writing an order; only with `written` anything is written. */
export type WriteOutcome =
  | { kind: 'written'; placed: Placed }
  /** There is an order under the same idempotency key. */
  | { kind: 'exists' }
  /** The menu or the settings have changed since the quote. */
  | { kind: 'contentChanged' }
  /** The points to be held were spent between the quote and the order. */
  | { kind: 'pointsMoved' }

class PointsMoved extends Error {}
class GuestBlocked extends Error {}

type OrderToWrite = NewOrder & {
  /** The keys under which the guest may be blocked. */
  blockKeys: readonly string[]
  gateway: Gateway | undefined
}

/**
 * Writes the order, its held points and its payment attempt, all or nothing. Throws `too_many_requests`, and `forbidden` for a
 * guest who is blocked.
 */
export async function writeOrder(ctx: Ctx, order: OrderToWrite): Promise<WriteOutcome> {
  // Others do not wait for the row of an account, nor for the look-ups of a payment.
  const isShared = ctx.actor.kind !== 'user' && !order.gateway
  const { COUNTRY, SITE_TITLE: title } = await loadSettings(ctx)
  const payment = { currency: currencyOf(COUNTRY), title }
  try {
    const placed = await transaction(ctx, (ctx) => write(ctx, order, payment), { isShared })
    return { kind: 'written', placed }
  } catch (error) {
    if (error instanceof ContentChanged) return { kind: 'contentChanged' }
    if (error instanceof PointsMoved) return { kind: 'pointsMoved' }
    if (error instanceof OrderExists) return { kind: 'exists' }
    if (error instanceof GuestBlocked) throw new AppError('forbidden', await blockedSentence(ctx))
    throw error
  }
}

async function write(
  ctx: Ctx,
  { gateway, blockKeys, ...order }: OrderToWrite,
  payment: { currency: string; title: string },
): Promise<Placed> {
  const points = order.quote.totals.discount
  await countOrder(ctx)
  const { actor } = ctx
  if (actor.kind === 'user' && !(await holdAccount(ctx, actor.userId)))
    throw new AppError('unauthenticated', 'Please sign in')
  const placed = await recordUnlessBlocked(ctx, order, blockKeys)
  if (points > 0 && !isTestCall(ctx) && !(await holdPoints(ctx, userOf(ctx.actor).userId, placed, points)))
    throw new PointsMoved()
  // Order and attempt are written before the provider is called (payments.md rule 2).
  if (gateway) await openAttempt(ctx, placed.id, { gateway, ...payment })
  return placed
}

/** The question whether the guest is blocked leaves with the order; its answer may still end the transaction. */
async function recordUnlessBlocked(ctx: Ctx, order: NewOrder, blockKeys: readonly string[]): Promise<Placed> {
  const [recorded, blocked] = await Promise.allSettled([recordOrder(ctx, order), isBlocked(ctx, blockKeys)])
  if (recorded.status === 'rejected') throw recorded.reason
  if (blocked.status === 'rejected') throw blocked.reason
  if (blocked.value) throw new GuestBlocked()
  return recorded.value
}
