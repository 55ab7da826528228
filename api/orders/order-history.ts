import type { StaffOrder } from '#contract/orders.staff.ts'
import type { Ctx } from '../context.ts'
import { memberNames } from '../staff/index.ts'

/** What has happened to an order, the first thing first. */
export async function loadHistory(ctx: Ctx, orderId: string): Promise<StaffOrder['history']> {
  const changes = await ctx.db
    .selectFrom('order_status_changes')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('changed_at')
    .orderBy('id')
    .execute()
  const names = await memberNames(
    ctx,
    changes.flatMap(({ member_id }) => member_id ?? []),
  )
  return changes.map((change) => ({
    from: change.from_status,
    to: change.to_status,
    at: change.changed_at,
    by: names.get(change.member_id ?? '') ?? '',
    minutes: change.minutes,
    reason: change.reason,
  }))
}
