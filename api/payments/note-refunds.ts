import type { RefundState } from '#contract/payments.staff.ts'
import { type Ctx, isoAt, isoNow } from '../context.ts'
import type { OrderRow } from '../orders/index.ts'
import { raiseAlarm } from './alarms.ts'
import { refundsOf } from './attempts.queries.ts'
import type { SeenPayment, SeenRefund } from './gateway.ts'
import type { AttemptRow, RefundRow } from './payments.tables.ts'
import { isAutomatic } from './request-refund.ts'

const ranks: Record<RefundState, number> = { requested: 0, pending: 1, done: 2, failed: 3, canceled: 3 }

const RECHECK_MS = 30 * 60_000

/**
 * Records the refunds of an attempt as the provider shows them, including those made at the provider itself. A failed
 * refund raises an alarm.
 */
export async function noteRefunds(
  ctx: Ctx,
  attempt: AttemptRow,
  order: OrderRow,
  seen: Pick<SeenPayment, 'refunds'>,
): Promise<void> {
  if (seen.refunds.length === 0) return
  const known = await refundsOf(ctx, [attempt.id])
  for (const refund of seen.refunds) {
    const row = known.find((one) => isSame(one, refund))
    if (row) await noteRefund(ctx, { attempt, order, row, seen: refund })
    // A refund that we have just requested may come back without its key.
    else if (!known.some((one) => one.state === 'requested' && one.amount_cents === refund.amount)) {
      await addForeign(ctx, attempt, refund)
    }
  }
}

const isSame = (row: RefundRow, seen: SeenRefund): boolean =>
  row.provider_ref === null
    ? seen.reference !== null && row.idem_key === seen.reference
    : row.provider_ref === seen.ref

/** Updates a refund to the state at the provider. */
export async function noteRefund(
  ctx: Ctx,
  { attempt, order, row, seen }: { attempt: AttemptRow; order: OrderRow; row: RefundRow; seen: SeenRefund },
): Promise<void> {
  const isNews = ranks[seen.state] > ranks[row.state]
  if (!isNews && row.provider_ref !== null) return
  const state = isNews ? seen.state : row.state
  const recheck = isoAt(ctx.deps.clock() + RECHECK_MS)
  await ctx.db
    .updateTable('refunds')
    .set({
      state,
      provider_ref: row.provider_ref ?? seen.ref,
      due_at: state === 'pending' ? recheck : null,
      claimed_until: null,
    })
    .where('id', '=', row.id)
    .execute()
  if (state === 'failed') await alarmOfRefund(ctx, { attempt, order, row })
}

/** Raises an alarm: a refund has failed, and the staff must act. One that the system owes has to be made by hand. */
export async function alarmOfRefund(
  ctx: Ctx,
  { attempt, order, row }: { attempt: AttemptRow; order: OrderRow; row: RefundRow },
): Promise<void> {
  await raiseAlarm(ctx, {
    kind: isAutomatic(row) ? 'refund_owed' : 'refund_failed',
    provider: attempt.provider,
    ref: row.idem_key ?? row.provider_ref,
    order,
    amount: row.amount_cents,
  })
}

async function addForeign(ctx: Ctx, attempt: AttemptRow, seen: SeenRefund): Promise<void> {
  const rows = await refundsOf(ctx, [attempt.id])
  await ctx.db
    .insertInto('refunds')
    .values({
      id: ctx.deps.newId(),
      attempt_id: attempt.id,
      number: Math.max(0, ...rows.map(({ number }) => number)) + 1,
      idem_key: null,
      request_key: null,
      request_hash: null,
      provider_ref: seen.ref,
      amount_cents: seen.amount,
      state: seen.state,
      cause: 'provider',
      created_at: isoNow(ctx.deps),
      due_at: null,
      reason: '',
      lines_json: '[]',
      member_id: null,
    })
    .execute()
}
