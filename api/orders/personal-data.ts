import { z } from 'zod'
import { Order } from '#contract/orders.ts'
import type { Ctx } from '../context.ts'
import type { PersonalData } from '../personal-data.ts'
import { findRestrictedGuests, restrict } from './restricted-guests.ts'
import { showOrders } from './show-orders.ts'

/**
 * The orders of an account as personal data (ux.md R-D5). Erasing detaches them from the account and pseudonymises the
 * guest of finished ones: the law requires that the orders themselves are kept.
 */
export const ordersData: PersonalData = {
  name: 'orders',

  async export(ctx: Ctx, userId: string): Promise<unknown[]> {
    const rows = await ctx.db
      .selectFrom('orders')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('placed_at')
      .orderBy('id')
      .execute()
    const orders = await showOrders(ctx, rows)
    const guests = await findRestrictedGuests(
      ctx,
      rows.map(({ id }) => id),
    )
    return orders.map((order, index) => {
      const { email, phone } = rows[index] ?? {}
      const guest = guests.get(order.id)
      return { ...z.encode(Order, order), email, phone, ...(guest && { restricted: guest }) }
    })
  },

  async erase(ctx: Ctx, userId: string): Promise<void> {
    const over = await ctx.db
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', userId)
      .where((eb) => eb.or([eb('status', 'in', ['rejected', 'completed']), eb('closed_at', 'is not', null)]))
      .execute()
    await restrict(
      ctx,
      over.map(({ id }) => id),
    )
    await ctx.db
      .updateTable('restricted_guests')
      .set({ user_id: null })
      .where('user_id', '=', userId)
      .execute()
    await ctx.db.updateTable('orders').set({ user_id: null }).where('user_id', '=', userId).execute()
  },
}
