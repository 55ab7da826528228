import { currencyOf } from '#domain/money.ts'
import { holdAccount } from '../accounts/index.ts'
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

/** Writes the order, its held points and its payment attempt, all or nothing. Throws `too_many_requests`. */
export async function writeOrder(
  ctx: Ctx,
  { gateway, ...order }: NewOrder & { gateway: Gateway | undefined },
): Promise<WriteOutcome> {
  const { COUNTRY, SITE_TITLE: title } = await loadSettings(ctx)
  const currency = currencyOf(COUNTRY)
  const points = order.quote.totals.discount
  const holdsPoints = points > 0 && !isTestCall(ctx)
  try {
    return await transaction(ctx, async (ctx): Promise<WriteOutcome> => {
      await countOrder(ctx)
      const { actor } = ctx
      if (actor.kind === 'user' && !(await holdAccount(ctx, actor.userId)))
        throw new AppError('unauthenticated', 'Please sign in')
      const placed = await recordOrder(ctx, order)
      if (holdsPoints && !(await holdPoints(ctx, userOf(ctx.actor).userId, placed, points)))
        throw new PointsMoved()
      // Order and attempt are written before the provider is called (payments.md rule 2).
      if (gateway) await openAttempt(ctx, placed.id, { gateway, currency, title })
      return { kind: 'written', placed }
    })
  } catch (error) {
    if (error instanceof ContentChanged) return { kind: 'contentChanged' }
    if (error instanceof PointsMoved) return { kind: 'pointsMoved' }
    if (error instanceof OrderExists) return { kind: 'exists' }
    throw error
  }
}
