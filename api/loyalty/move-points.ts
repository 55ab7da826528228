import type { Cents } from '#contract/primitives.ts'
import { earnedPoints } from '#domain/loyalty/earned-points.ts'
import type { Ctx } from '../context.ts'
import { loadSettings } from '../settings/index.ts'
import { addEntry } from './add-entry.ts'

/**
 * Holds points of a balance for an order that is being placed; call it in the transaction of the order. Answers false
 * when the balance is too low; then nothing is held. Holding zero points succeeds.
 */
export async function holdPoints(
  ctx: Ctx,
  userId: string,
  order: { id: string; code: string },
  points: Cents,
): Promise<boolean> {
  if (points <= 0) return true
  const before = await heldBy(ctx, order.id)
  const round = (before?.round ?? 0) + 1
  return addEntry(ctx, { userId, kind: 'held', amount: () => -points, order, round })
}

/** Releases what an order held, once; call it in the transaction that rejects the order. */
export async function releasePoints(ctx: Ctx, orderId: string): Promise<void> {
  const held = await heldBy(ctx, orderId)
  if (!held) return
  await addEntry(ctx, {
    userId: held.user_id,
    kind: 'released',
    amount: () => -held.amount_cents,
    order: { id: orderId, code: held.order_code },
    round: held.round,
  })
}

export type FinishedOrder = { id: string; code: string; userId: string | null; goods: Cents }

/** LOYALTY_EARN_PERCENT, or nothing while LOYALTY_SYSTEM is off. */
export type EarnRule = { percent: string }

/** The percentage that completed orders earn now. Call it before the transaction: settings are read outside of it. */
export async function loadEarnRule(ctx: Ctx): Promise<EarnRule> {
  const { LOYALTY_SYSTEM, LOYALTY_EARN_PERCENT } = await loadSettings(ctx)
  return { percent: LOYALTY_SYSTEM === '' ? '0' : LOYALTY_EARN_PERCENT }
}

/**
 * Spends what an order held and credits what it earns, each once; call it in the transaction that completes the order.
 */
export async function earnPoints(ctx: Ctx, order: FinishedOrder, rule: EarnRule): Promise<void> {
  const { id, code, userId } = order
  const held = await heldBy(ctx, id)
  if (held) {
    const { user_id: holder, round } = held
    await addEntry(ctx, { userId: holder, kind: 'spent', amount: () => 0, order: { id, code }, round })
  }
  const points = earnedPoints(order.goods, rule.percent)
  if (!userId || points <= 0) return
  await addEntry(ctx, { userId, kind: 'earned', amount: () => points, order: { id, code } })
}

/** Takes back what an order has earned, as far as the balance allows; call it when its payment was refunded. */
export async function takeBackPoints(ctx: Ctx, orderId: string): Promise<void> {
  const last = await lastCredit(ctx, orderId)
  if (last?.kind !== 'earned') return
  await addEntry(ctx, {
    userId: last.user_id,
    kind: 'taken_back',
    amount: (balance) => -Math.min(balance, last.amount_cents),
    order: { id: orderId, code: last.order_code },
    round: last.round,
  })
}

/** Credits again what was taken back of an order; call it when the refund of its payment has failed after it was made. */
export async function restorePoints(ctx: Ctx, orderId: string): Promise<void> {
  const last = await lastCredit(ctx, orderId)
  if (last?.kind !== 'taken_back' || last.amount_cents === 0) return
  await addEntry(ctx, {
    userId: last.user_id,
    kind: 'earned',
    amount: () => -last.amount_cents,
    order: { id: orderId, code: last.order_code },
    round: last.round + 1,
  })
}

/** Whether an order was credited or its points were taken back, the last time. */
function lastCredit(ctx: Ctx, orderId: string) {
  return ctx.db
    .selectFrom('point_entries')
    .select(['user_id', 'kind', 'amount_cents', 'order_code', 'round'])
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['earned', 'taken_back'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** What an order held the last time. */
function heldBy(ctx: Ctx, orderId: string) {
  return ctx.db
    .selectFrom('point_entries')
    .select(['user_id', 'amount_cents', 'order_code', 'round'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'held')
    .orderBy('round', 'desc')
    .executeTakeFirst()
}

/** Whether points of an order were credited or spent: it is over for the ledger. */
export async function hasSettledPoints(ctx: Ctx, orderId: string): Promise<boolean> {
  const entry = await ctx.db
    .selectFrom('point_entries')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['earned', 'spent'])
    .executeTakeFirst()
  return entry !== undefined
}
