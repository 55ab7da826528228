import type { Ctx } from '#api/context.ts'
import { flag } from '#api/db/columns.ts'

/** What the demo has run out of: that is no part of a file, because it counts for today. */
const everywhere = ['oven-kartoffelgratin', 'ice-zitrone']
const inKreuzberg = ['dessert-tiramisu']

/** Marks some dishes as sold out; call it once the menu is there. */
export async function markSoldOut({ db }: Ctx): Promise<void> {
  await db
    .updateTable('products')
    .set({ is_sold_out: flag(true) })
    .where('id', 'in', everywhere)
    .execute()
  await db
    .insertInto('branch_products')
    .values(
      inKreuzberg.map((product_id) => ({
        branch_id: 'kreuzberg',
        product_id,
        is_offered: flag(true),
        is_sold_out: flag(true),
      })),
    )
    .execute()
}
