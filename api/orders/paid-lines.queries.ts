import type { Cents } from '#contract/primitives.ts'
import { cents } from '#domain/money.ts'
import type { Ctx } from '../context.ts'
import { readKitchenText } from './stored-line.ts'

export type PaidLine = { position: number; name: string; price: Cents; deposit: Cents }

/** The lines of an order with what they cost, as the kitchen calls them. */
export async function findPaidLines(ctx: Pick<Ctx, 'db'>, orderId: string): Promise<PaidLine[]> {
  const rows = await ctx.db
    .selectFrom('order_lines')
    .select(['position', 'qty', 'price_cents', 'deposit_cents', 'kitchen_text_json'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return rows.map((row) => {
    const { name } = readKitchenText(row.kitchen_text_json)
    return {
      position: row.position,
      name: `${row.qty} × ${name}`,
      price: cents(row.price_cents),
      deposit: cents(row.deposit_cents),
    }
  })
}
