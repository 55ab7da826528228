import { z } from 'zod'
import { cents } from '#domain/money.ts'
import type { Ctx } from '../context.ts'
import { jsonColumn } from '../db/json-column.ts'
import type { AttemptRow, RefundRow } from './payments.tables.ts'

export function findAttempt(ctx: Pick<Ctx, 'db'>, id: string): Promise<AttemptRow> {
  return ctx.db.selectFrom('payment_attempts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** The last attempt to pay an order. */
export function lastAttempt(ctx: Pick<Ctx, 'db'>, orderId: string): Promise<AttemptRow | undefined> {
  return ctx.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The attempt that pays an order. */
export function payingAttempt(ctx: Pick<Ctx, 'db'>, orderId: string): Promise<AttemptRow | undefined> {
  return ctx.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('pays_order', '=', 1)
    .executeTakeFirst()
}

/** The attempt that a provider's object belongs to: by the provider's id, else by our reference on it. */
export async function findBySeen(
  ctx: Pick<Ctx, 'db'>,
  provider: string,
  { ref, reference }: { ref: string; reference: string | null },
): Promise<AttemptRow | undefined> {
  const attempts = ctx.db.selectFrom('payment_attempts').selectAll().where('provider', '=', provider)
  const byRef = await attempts.where('provider_ref', '=', ref).executeTakeFirst()
  if (byRef || reference === null) return byRef
  return attempts.where('idem_key', '=', reference).where('provider_ref', 'is', null).executeTakeFirst()
}

export function refundsOf(ctx: Pick<Ctx, 'db'>, attemptIds: readonly string[]): Promise<RefundRow[]> {
  if (attemptIds.length === 0) return Promise.resolve([])
  return ctx.db
    .selectFrom('refunds')
    .selectAll()
    .where('attempt_id', 'in', attemptIds)
    .orderBy('attempt_id')
    .orderBy('number')
    .execute()
}

const readLines = jsonColumn('refunds.lines_json', z.array(z.int()))

/** A refund as the rules see it. */
export const knownRefund = (row: RefundRow) => ({
  amount: cents(row.amount_cents),
  state: row.state,
  lines: readLines(row.lines_json),
})
