import { sql } from 'kysely'
import type { Ctx } from '../context.ts'
import { preparedInsert } from '../db/insert.ts'

const takeNumber = preparedInsert('receipt_counter', (query) =>
  query
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ last: sql<number>`receipt_counter.last + 1` }),
    )
    .returning('last'),
)

/**
 * Gives an order the next receipt number (ux.md R-T4); call it in the transaction that writes the order, so that an order
 * that is not written takes no number.
 */
export async function giveReceiptNumber(ctx: Ctx, orderId: string): Promise<void> {
  const { rows } = await takeNumber(ctx.db, [{ id: 1, last: 1 }])
  await ctx.db
    .updateTable('orders')
    .set({ receipt_number: rows[0]!.last })
    .where('id', '=', orderId)
    .execute()
}
