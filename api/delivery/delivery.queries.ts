import type { Area } from '#contract/delivery.ts'
import { cents } from '#domain/money.ts'
import type { Ctx } from '../context.ts'
import { ownOrShared } from '../db/own-or-shared.ts'

/** The delivery areas of the branch, kept in memory per content version. */
export function loadAreas(ctx: Ctx): Promise<Area[]> {
  return ctx.deps.content.get(`areas:${ctx.branchId}`, async () => {
    const rows = await ctx.deps.db.selectFrom('areas').selectAll().orderBy('position').execute()
    return ownOrShared(rows, ctx.branchId).map((row) => ({
      id: row.id,
      name: row.name,
      zipcode: row.zipcode,
      minimumOrder: cents(row.minimum_order_cents),
      deliveryPrice: cents(row.delivery_price_cents),
      freeDeliveryThreshold: cents(row.free_delivery_threshold_cents),
    }))
  })
}
