import { z } from 'zod'
import { Order } from '#contract/orders.ts'
import type { Ctx } from '../context.ts'
import type { PersonalData } from '../personal-data.ts'
import { showOrders } from './show-orders.ts'

/**
 * The orders of an account as personal data (ux.md R-D5). To erase cuts them off the account: the law asks that the orders
 * themselves are kept.
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
    return orders.map((order, index) => {
      const { email, phone } = rows[index] ?? {}
      return { ...z.encode(Order, order), email, phone }
    })
  },

  async erase(ctx: Ctx, userId: string): Promise<void> {
    await ctx.db.updateTable('orders').set({ user_id: null }).where('user_id', '=', userId).execute()
  },
}
