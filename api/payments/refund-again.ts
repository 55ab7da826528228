import { messages } from '#domain/messages.ts'
import { type Ctx, transaction } from '../context.ts'
import { staffOf } from '../http/access.ts'
import { AppError } from '../http/errors.ts'
import { lockOrder } from '../orders/index.ts'
import { findAlarm, noteSeen } from './alarms.ts'
import { findAttempt, refundsOf } from './attempts.queries.ts'
import { remainderOf, requestRefund } from './request-refund.ts'

/**
 * Requests a refund again that the system owes and that has failed, for all that is left; a second press requests
 * nothing. Throws `conflict` for any other alarm, and when nothing is left to refund.
 */
export async function refundAgain(ctx: Ctx, id: string): Promise<{ id: string }> {
  const { memberId } = staffOf(ctx.actor)
  const alarm = await findAlarm(ctx, id)
  const orderId = alarm.order_id
  if (alarm.kind !== 'refund_owed' || orderId === null) throw new AppError('conflict', messages.refundEmpty)
  await transaction(ctx, async (bare) => {
    const order = await lockOrder(bare, orderId)
    const ctx = { ...bare, branchId: order.branch_id }
    if (!(await noteSeen(ctx, alarm))) return
    const failed = await ctx.db
      .selectFrom('refunds')
      .selectAll()
      .where('idem_key', '=', alarm.provider_ref)
      .executeTakeFirstOrThrow()
    const attempt = await findAttempt(ctx, failed.attempt_id)
    const amount = remainderOf(attempt, await refundsOf(ctx, [attempt.id]))
    if (amount <= 0 || attempt.state === 'charged_back') {
      throw new AppError('conflict', messages.refundTooHigh)
    }
    await requestRefund(ctx, attempt, { amount, cause: failed.cause, memberId })
  })
  return { id }
}
