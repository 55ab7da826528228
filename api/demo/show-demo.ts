import type { DemoContents } from '#contract/demo.staff.ts'
import type { Ctx } from '../context.ts'
import { readWorkspace } from '../publishing/index.ts'
import { findDemo, seededOf, type SeededContents } from './demo.queries.ts'
import { hasOwnOrders } from './own-orders.ts'

/** What of the demonstration is there; null in a shop that shows none. */
export async function showDemo(ctx: Ctx): Promise<DemoContents | null> {
  const demo = await findDemo(ctx.db)
  return demo && !demo.isRemoved ? countDemo(ctx, demo.contents) : null
}

/** How much the demonstration is. */
export async function countDemo(ctx: Ctx, contents: SeededContents): Promise<DemoContents> {
  const { published, drafted } = await readWorkspace(ctx.db)
  const seeded = seededOf(contents)
  const dishes = [...published.product].filter(([id]) => seeded.has({ kind: 'product', id }))
  const pages = [...published.page].filter(([id, page]) => seeded.isUnchanged({ kind: 'page', id }, page))
  const isChanged = (id: string) => {
    const dish = drafted.product.get(id)
    return !dish || !seeded.isUnchanged({ kind: 'product', id }, dish)
  }
  const count = async (table: 'orders' | 'users' | 'reservations') =>
    Number(
      (
        await ctx.db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    )
  return {
    dishes: dishes.length,
    changedDishes: dishes.filter(([id]) => isChanged(id)).length,
    pages: pages.length,
    orders: await count('orders'),
    accounts: await count('users'),
    reservations: await count('reservations'),
    hasOwnOrders: await hasOwnOrders(ctx.db, contents),
  }
}
