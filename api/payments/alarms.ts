import type { AlarmKind, PaymentAlarm } from '#contract/payments.staff.ts'
import { cents } from '#domain/money.ts'
import { type Ctx, isoNow, transaction } from '../context.ts'
import { branchesOfStaff, staffOf, worksAt } from '../http/access.ts'
import { AppError } from '../http/errors.ts'
import { recordChange } from '../staff/index.ts'
import type { AlarmRow } from './payments.tables.ts'

type Alarm = {
  kind: AlarmKind
  provider: string
  ref: string | null
  order: { id: string; branch_id: string } | null
  amount: number
}

/** Raises an alarm for the staff about what the system cannot repair; the same alarm is raised once. */
export async function raiseAlarm(ctx: Ctx, { kind, provider, ref, order, amount }: Alarm): Promise<void> {
  const dedupeKey = [kind, provider, ref ?? order?.id ?? ''].join(':')
  const raised = await ctx.db
    .insertInto('payment_alarms')
    .values({
      id: ctx.deps.newId(),
      dedupe_key: dedupeKey,
      kind,
      provider,
      provider_ref: ref,
      order_id: order?.id ?? null,
      branch_id: order?.branch_id ?? null,
      amount_cents: amount,
      raised_at: isoNow(ctx.deps),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .executeTakeFirst()
  if (raised.numInsertedOrUpdatedRows === 1n) {
    ctx.deps.log.error('payment alarm', { kind, provider, ref, orderId: order?.id })
  }
}

/** Unseen alarms, of the member's branches and of no branch, newest first. */
export async function listAlarms(ctx: Ctx): Promise<PaymentAlarm[]> {
  const branchIds = branchesOfStaff(ctx.actor)
  let query = ctx.db
    .selectFrom('payment_alarms')
    .leftJoin('orders', 'orders.id', 'payment_alarms.order_id')
    .selectAll('payment_alarms')
    .select(['orders.code', 'orders.status'])
    .where('seen_at', 'is', null)
  if (branchIds) {
    query = query.where((eb) =>
      eb.or([eb('payment_alarms.branch_id', 'in', branchIds), eb('payment_alarms.branch_id', 'is', null)]),
    )
  }
  const rows = await query.orderBy('raised_at', 'desc').limit(100).execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    provider: row.provider,
    providerName: ctx.deps.providerNames.get(row.provider) ?? row.provider,
    reference: row.provider_ref,
    orderId: row.status === 'pending_payment' ? null : row.order_id,
    orderCode: row.code,
    amount: cents(row.amount_cents),
    at: row.raised_at,
  }))
}

/** An alarm that a member may see. Throws `not_found` for alarms of other branches as for unknown ones. */
export async function findAlarm(ctx: Ctx, id: string): Promise<AlarmRow> {
  const alarm = await ctx.db.selectFrom('payment_alarms').selectAll().where('id', '=', id).executeTakeFirst()
  if (!alarm || (alarm.branch_id !== null && !worksAt(ctx.actor, alarm.branch_id))) {
    throw new AppError('not_found', 'There is no such alarm')
  }
  return alarm
}

/** Marks an alarm as seen by a member of staff. Throws `not_found` as `findAlarm` does. */
export async function markSeen(ctx: Ctx, id: string): Promise<{ id: string }> {
  const alarm = await findAlarm(ctx, id)
  await transaction(ctx, (ctx) => noteSeen(ctx, alarm))
  return { id }
}

/** Records in a transaction who has seen an alarm; returns false when somebody had before. */
export async function noteSeen(ctx: Ctx, { id, kind, branch_id: branchId }: AlarmRow): Promise<boolean> {
  const seen = await ctx.db
    .updateTable('payment_alarms')
    .set({ seen_at: isoNow(ctx.deps), member_id: staffOf(ctx.actor).memberId })
    .where('id', '=', id)
    .where('seen_at', 'is', null)
    .executeTakeFirst()
  if (seen.numUpdatedRows === 0n) return false
  await recordChange(ctx, {
    subject: { kind: 'payment-alarm', id, name: kind },
    before: { isSeen: false },
    after: { isSeen: true },
    branchId,
  })
  return true
}
