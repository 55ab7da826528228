import type { PointKind } from '#domain/loyalty/point-texts.ts'
import { type Ctx, isoNow } from '../context.ts'
import { lastEntry } from './loyalty.queries.ts'

export type NewEntry = {
  userId: string
  kind: PointKind
  /** What the entry adds to the balance, in cents; recomputed whenever the balance has changed. */
  amount: (balance: number) => number
  order: { id: string; code: string | null } | null
  /** How often the order has held points; 1 by default. */
  round?: number
  /** Of a correction: its own id, under which it counts once, and why. */
  correction?: { id: string; reason: string }
}

const ATTEMPTS = 20

/**
 * Appends one entry to the ledger of a user, by compare-and-set on its position: of two simultaneous entries the later
 * one retries. Answers false, and adds nothing, when the balance would fall below zero, the order has such an entry
 * already, the correction exists or the account was erased.
 */
export async function addEntry(
  ctx: Ctx,
  { userId, kind, amount, order, round = 1, correction }: NewEntry,
): Promise<boolean> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    if (order && (await hasEntry(ctx, order.id, { kind, round }))) return false
    if (correction && (await findEntry(ctx, correction.id))) return false
    const last = await lastEntry(ctx, userId)
    if (last?.kind === 'erased') return false
    const before = last?.balance_after_cents ?? 0
    const change = amount(before)
    if (before + change < 0) return false
    const inserted = await ctx.db
      .insertInto('point_entries')
      .values({
        id: correction?.id ?? ctx.deps.newId(),
        user_id: userId,
        position: (last?.position ?? 0) + 1,
        kind,
        amount_cents: change,
        balance_after_cents: before + change,
        order_id: order?.id ?? null,
        order_code: order?.code ?? null,
        reason: correction?.reason ?? null,
        round,
        created_at: isoNow(ctx.deps),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (inserted.numInsertedOrUpdatedRows === 1n) return true
  }
  throw new Error('the points of an account are moving too fast')
}

/** The entry of an id. */
export const findEntry = (ctx: Ctx, id: string) =>
  ctx.db
    .selectFrom('point_entries')
    .select(['user_id', 'kind', 'amount_cents', 'reason'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Whether an order has an entry of a kind; `released` and `spent` exclude each other. */
async function hasEntry(
  ctx: Ctx,
  orderId: string,
  { kind, round }: { kind: PointKind; round: number },
): Promise<boolean> {
  const kinds: PointKind[] = kind === 'released' || kind === 'spent' ? ['released', 'spent'] : [kind]
  const row = await ctx.db
    .selectFrom('point_entries')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', 'in', kinds)
    .where('round', '=', round)
    .executeTakeFirst()
  return row !== undefined
}
