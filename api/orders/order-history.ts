import type { OrderStatus } from '#contract/orders.ts'
import type { StaffOrder } from '#contract/orders.staff.ts'
import type { Ctx } from '../context.ts'
import { staffOf } from '../http/access.ts'
import { memberNames } from '../staff/index.ts'

type History = StaffOrder['history']

type HistoryLine = {
  from: OrderStatus
  to: OrderStatus
  at: string
  minutes?: number | null
  reason?: string | null
}

/** Adds a line to the history of an order; call it in the transaction of the change. */
export async function addToHistory(
  ctx: Ctx,
  orderId: string,
  { from, to, at, minutes = null, reason = null }: HistoryLine,
): Promise<void> {
  const { actor, db, deps } = ctx
  await db
    .insertInto('order_status_changes')
    .values({
      id: deps.newId(),
      order_id: orderId,
      from_status: from,
      to_status: to,
      changed_at: at,
      actor: actor.kind,
      member_id: actor.kind === 'staff' ? staffOf(actor).memberId : null,
      minutes,
      reason,
    })
    .execute()
}

/** The status changes of an order, oldest first. */
export async function loadHistory(ctx: Ctx, orderId: string): Promise<History> {
  return (await loadHistories(ctx, [orderId])).get(orderId) ?? []
}

/** When an order was approved; undefined before it is. */
export async function findApproval(ctx: Pick<Ctx, 'db'>, orderId: string): Promise<string | undefined> {
  const approval = await ctx.db
    .selectFrom('order_status_changes')
    .select('changed_at')
    .where('order_id', '=', orderId)
    .where('to_status', '=', 'approved')
    .where('from_status', '=', 'pending_approval')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return approval?.changed_at
}

/** What has happened to each of some orders, by the id of the order, in two queries. */
export async function loadHistories(
  ctx: Ctx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, History>> {
  if (orderIds.length === 0) return new Map()
  const changes = await ctx.db
    .selectFrom('order_status_changes')
    .selectAll()
    .where('order_id', 'in', orderIds)
    // Not by time: the clock may have been set back between two changes.
    .orderBy('id')
    .execute()
  const names = await memberNames(
    ctx,
    changes.flatMap(({ member_id }) => member_id ?? []),
  )
  const histories = new Map<string, History>()
  for (const change of changes) {
    const history = histories.get(change.order_id) ?? []
    histories.set(change.order_id, history)
    history.push({
      from: change.from_status,
      to: change.to_status,
      at: change.changed_at,
      by: names.get(change.member_id ?? '') ?? '',
      minutes: change.minutes,
      reason: change.reason,
    })
  }
  return histories
}
