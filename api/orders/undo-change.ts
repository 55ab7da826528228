import { messages } from '#domain/messages.ts'
import { mayUndo, undoOf } from '#domain/orders/undo.ts'
import { type Ctx, isoAt, transaction } from '../context.ts'
import { ValidationError } from '../http/errors.ts'
import { hasSettledPoints } from '../loyalty/index.ts'
import { publishLiveEvent } from '../notifications/index.ts'
import { recordChange } from '../staff/index.ts'
import { addToHistory } from './order-history.ts'
import type { OrderRow } from './orders.tables.ts'

/** Whether the status of an order can be taken back now. */
export async function isUndoable(
  ctx: Ctx,
  { id, status }: Pick<OrderRow, 'id' | 'status'>,
): Promise<boolean> {
  if (undoOf(status) === undefined) return false
  const last = await ctx.db
    .selectFrom('order_status_changes')
    .select('changed_at')
    .where('order_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!last) return false
  return mayUndo(
    status,
    { changedAt: Date.parse(last.changed_at), hasSettledPoints: await hasSettledPoints(ctx, id) },
    ctx.deps.clock(),
  )
}

/**
 * Takes the last change of an order back, with its line in the history. Answers false when somebody else was faster. Throws
 * `ValidationError` when there is no way back.
 */
export async function undoChange(ctx: Ctx, order: OrderRow): Promise<boolean> {
  const { id, code, status } = order
  return transaction(ctx, async (ctx) => {
    const to = undoOf(status)
    if (!to || !(await isUndoable(ctx, order)))
      throw new ValidationError({ status: [messages.stepNotAllowed] })
    const moved = await ctx.db
      .updateTable('orders')
      .set({ status: to })
      .where('id', '=', id)
      .where('status', '=', status)
      .executeTakeFirst()
    if (moved.numUpdatedRows === 0n) return false
    await addToHistory(ctx, id, { from: status, to, at: isoAt(ctx.deps.clock()) })
    await recordChange(ctx, {
      subject: { kind: 'order', id, name: code },
      before: { status },
      after: { status: to },
      branchId: order.branch_id,
    })
    await publishLiveEvent(ctx, { kind: 'order.changed', orderId: id })
    return true
  })
}
