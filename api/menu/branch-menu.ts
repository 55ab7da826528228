import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'
import type { MenuRows } from './menu.rows.ts'

/** What one branch changes of the menu that all branches share. */
type BranchRows = Awaited<ReturnType<typeof readBranchRows>>

export async function readBranchRows(db: Kysely<DB>, branchId: string) {
  return {
    products: await db.selectFrom('branch_products').selectAll().where('branch_id', '=', branchId).execute(),
    combos: await db.selectFrom('branch_combos').selectAll().where('branch_id', '=', branchId).execute(),
    prices: await db.selectFrom('branch_prices').selectAll().where('branch_id', '=', branchId).execute(),
  }
}

/**
 * The menu as this branch sells it. What it does not offer is removed everywhere: from the slots of combos too, with
 * the options that opened it.
 */
export function menuOfBranch(rows: MenuRows, branch: BranchRows): MenuRows {
  const productById = new Map(branch.products.map((row) => [row.product_id, row]))
  const comboById = new Map(branch.combos.map((row) => [row.combo_id, row]))
  const priceBySize = new Map(branch.prices.map((row) => [`${row.product_id} ${row.size_id}`, row]))
  const hasProduct = (id: string) => productById.get(id)?.is_offered !== 0
  const hasCombo = (id: string) => comboById.get(id)?.is_offered !== 0
  return {
    ...rows,
    products: rows.products
      .filter((row) => hasProduct(row.id))
      .map((row) => ({ ...row, is_sold_out: productById.get(row.id)?.is_sold_out ?? row.is_sold_out })),
    productSizes: rows.productSizes.map((row) => ({
      ...row,
      price_cents: priceBySize.get(`${row.product_id} ${row.size_id}`)?.price_cents ?? row.price_cents,
    })),
    slotProducts: rows.slotProducts.filter((row) => hasProduct(row.product_id)),
    combos: rows.combos
      .filter((row) => hasCombo(row.id))
      .map((row) => ({ ...row, is_sold_out: comboById.get(row.id)?.is_sold_out ?? row.is_sold_out })),
    options: rows.options.filter((row) => row.child_combo_id === null || hasCombo(row.child_combo_id)),
  }
}
