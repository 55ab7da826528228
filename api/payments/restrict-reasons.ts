import { type Ctx, transaction } from '../context.ts'
import { keepReason } from '../orders/index.ts'

const BATCH = 100

/**
 * Moves what the staff typed about refunds of pseudonymised orders to where their guests are kept (ux.md R-D6). One that is
 * still to be requested keeps its text: the provider is told it. Returns how many.
 */
export async function restrictReasons(ctx: Ctx): Promise<number> {
  let count = 0
  for (;;) {
    const rows = await ctx.db
      .selectFrom('refunds')
      .innerJoin('payment_attempts', 'payment_attempts.id', 'refunds.attempt_id')
      .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
      .select(['refunds.id', 'refunds.reason', 'payment_attempts.order_id as orderId'])
      .where('refunds.reason', '<>', '')
      .where('refunds.state', '<>', 'requested')
      .where('orders.restricted_at', 'is not', null)
      .orderBy('refunds.id')
      .limit(BATCH)
      .execute()
    if (rows.length === 0) return count
    await transaction(ctx, async (ctx) => {
      for (const { id, reason, orderId } of rows) {
        const { numUpdatedRows } = await ctx.db
          .updateTable('refunds')
          .set({ reason: '' })
          .where('id', '=', id)
          .where('reason', '=', reason)
          .executeTakeFirst()
        if (numUpdatedRows === 1n) await keepReason(ctx, orderId, reason)
      }
    })
    count += rows.length
  }
}
