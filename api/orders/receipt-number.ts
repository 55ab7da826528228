import { sql } from 'kysely'
import type { Ctx } from '../context.ts'

/**
 * Gives an order the next receipt number (ux.md R-T4); call it in the transaction that writes the order, so that an order
 * that is not written takes no number.
 */
export async function giveReceiptNumber(ctx: Ctx, orderId: string): Promise<void> {
  const { last } = await ctx.db
    .insertInto('receipt_counter')
    .values({ id: 1, last: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ last: sql<number>`receipt_counter.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  await ctx.db.updateTable('orders').set({ receipt_number: last }).where('id', '=', orderId).execute()
}
