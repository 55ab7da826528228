import type { StaffOrder } from '#contract/orders.staff.ts'
import { decideNewTime } from '#domain/orders/new-time.ts'
import { type Ctx, isoAt, transaction } from '../context.ts'
import { ValidationError } from '../http/errors.ts'
import { enqueueMail, publishLiveEvent } from '../notifications/index.ts'
import { recordChange } from '../staff/index.ts'
import { movedOn } from './moved-on.ts'
import { addToHistory } from './order-history.ts'
import type { OrderRow } from './orders.tables.ts'
import { findOrderRow, findStaffOrder } from './staff-orders.queries.ts'

type Wanted = {
  expectedAt: string
  /** The time that the counter saw. */
  from: string | null
}

/**
 * Tells the guest of an approved order another time, with its line in the history, the mail and the live event. Throws
 * `not_found`, `conflict` with the current state when somebody else has told one meanwhile, `ValidationError` by field. An
 * order that has this time already is answered as it is, so that the same change may be sent again.
 */
export async function changeTime(caller: Ctx, orderId: string, wanted: Wanted): Promise<StaffOrder> {
  const order = await findOrderRow(caller, orderId)
  // What follows belongs to the branch of the order, wherever the counter stands.
  const ctx: Ctx = { ...caller, branchId: order.branch_id }
  const isNew = wanted.expectedAt !== wanted.from
  if (!isNew || !isAsSeen(order, wanted)) return answerLateChange(ctx, orderId, wanted)
  const now = ctx.deps.clock()
  const decided = decideNewTime(
    { deliverAt: order.deliver_at, deliverDate: order.deliver_date },
    wanted.expectedAt,
    now,
  )
  if (!decided.ok) throw new ValidationError({ expectedAt: [decided.problems.expectedAt] })
  const change = { ...decided.value, ...wanted, at: isoAt(now) }
  const isWritten = await transaction(ctx, (ctx) => writeTime(ctx, order, change))
  return isWritten ? findStaffOrder(ctx, orderId) : answerLateChange(ctx, orderId, wanted)
}

const isAsSeen = ({ status, expected_at }: OrderRow, { from }: Wanted): boolean =>
  status === 'approved' && expected_at === from

/** The order is not as the counter saw it: either it has this time already, or it is a conflict. */
async function answerLateChange(ctx: Ctx, orderId: string, { expectedAt }: Wanted): Promise<StaffOrder> {
  const order = await findStaffOrder(ctx, orderId)
  if (order.status === 'approved' && order.expectedAt === expectedAt) return order
  throw movedOn(order)
}

/** Writes the time unless the order has another one than the counter saw, or is not approved any more. */
async function writeTime(
  ctx: Ctx,
  { id, code, email, language, branch_id }: OrderRow,
  { expectedAt, from, minutes, at }: Wanted & { minutes: number; at: string },
): Promise<boolean> {
  const moved = await ctx.db
    .updateTable('orders')
    .set({ expected_at: expectedAt })
    .where('id', '=', id)
    .where('status', '=', 'approved')
    .where('expected_at', from === null ? 'is' : '=', from)
    .executeTakeFirst()
  if (moved.numUpdatedRows === 0n) return false
  await addToHistory(ctx, id, { from: 'approved', to: 'approved', at, minutes })
  await recordChange(ctx, {
    subject: { kind: 'order', id, name: code },
    before: { expectedAt: from },
    after: { expectedAt },
    branchId: branch_id,
  })
  await enqueueMail(ctx, { kind: 'order_time_changed', orderId: id, expectedAt }, { email, language })
  await publishLiveEvent(ctx, { kind: 'order.changed', orderId: id })
  return true
}
