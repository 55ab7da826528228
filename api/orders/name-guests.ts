import { type Ctx, transaction } from '../context.ts'
import { guestKeyOf } from '../guest-key.ts'

const BATCH = 100

/**
 * Gives the guests of orders without an account their key, where an earlier version of the program stored the order without
 * one: the staff finds them then, and what they ask to be deleted. Orders of an erased guest belong to nobody. Returns how many
 * orders.
 */
export async function nameGuests(ctx: Ctx): Promise<number> {
  let count = 0
  for (;;) {
    const rows = await ctx.db
      .selectFrom('orders')
      .select(['id', 'email'])
      .where('guest_key', 'is', null)
      .where('user_id', 'is', null)
      .where('restricted_at', 'is', null)
      .where('erased_at', 'is', null)
      .where('is_test', '=', 0)
      .where('email', '<>', '')
      .limit(BATCH)
      .execute()
    if (rows.length === 0) return count
    await transaction(ctx, async ({ db, deps }) => {
      for (const { id, email } of rows) {
        await db
          .updateTable('orders')
          .set({ guest_key: guestKeyOf(deps, email) })
          .where('id', '=', id)
          .where('restricted_at', 'is', null)
          .execute()
      }
    })
    count += rows.length
  }
}
