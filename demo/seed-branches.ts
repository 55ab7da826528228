import { weekdays } from '#contract/weekdays.ts'
import type { Ctx } from '#api/context.ts'
import { flag } from '#api/db/columns.ts'
import { type DemoBranch, demoBranches, demoMainBranch, demoTables } from './branches.ts'

/**
 * Writes the branches of the demo and the tables of the main branch. Guests choose among branches only once the setting
 * HAS_BRANCH is on; until then everything belongs to the main branch.
 */
export async function seedBranches(ctx: Ctx): Promise<void> {
  const { db } = ctx
  const all = [
    { id: ctx.branchId, ...demoMainBranch },
    ...demoBranches.map(({ slug, name }) => ({ id: slug, slug, name })),
  ]
  await db
    .insertInto('branches')
    .values(all.map((branch, position) => ({ ...branch, position })))
    .execute()
  await db
    .insertInto('tables')
    .values(
      demoTables.map(({ code, name }, position) => ({
        id: `table-${position + 1}`,
        branch_id: ctx.branchId,
        code,
        name,
        position,
      })),
    )
    .execute()
}

/** What each branch does differently; call it once the menu is there. */
export async function seedBranchMenus(ctx: Ctx): Promise<void> {
  for (const branch of demoBranches) {
    for (const [table, rows] of Object.entries(rowsOf(branch))) {
      if (rows.length > 0)
        await ctx.db
          .insertInto(table as never)
          .values(rows as never)
          .execute()
    }
  }
}

function rowsOf(branch: DemoBranch) {
  const branch_id = branch.slug
  const { hours } = branch
  const gone = { branch_id, is_offered: flag(false), is_sold_out: null }
  return {
    branch_settings: Object.entries(branch.settings).map(([key, value]) => ({ branch_id, key, value })),
    hours: hours
      ? weekdays.map((day, at) => ({
          id: `${branch_id}-${day.toLowerCase()}`,
          branch_id,
          weekday: at + 1,
          start_time: hours.start,
          end_time: hours.end,
        }))
      : [],
    areas: branch.areas.map((area, position) => ({
      id: `${branch_id}-${area.zipcode}`,
      branch_id,
      name: area.name,
      zipcode: area.zipcode,
      minimum_order_cents: area.minimumOrder,
      delivery_price_cents: area.deliveryPrice,
      free_delivery_threshold_cents: area.freeDeliveryThreshold,
      position,
    })),
    branch_products: [
      ...branch.notOffered.map((product_id) => ({ product_id, ...gone })),
      ...branch.soldOut.map((product_id) => ({
        branch_id,
        product_id,
        is_offered: flag(true),
        is_sold_out: flag(true),
      })),
    ],
    branch_combos: branch.combosNotOffered.map((combo_id) => ({ combo_id, ...gone })),
    branch_prices: branch.prices.map(({ product, size, price }) => ({
      branch_id,
      product_id: product,
      size_id: size,
      price_cents: price,
    })),
  }
}
