import type { Kysely } from 'kysely'
import type { BranchDocument } from '#contract/branches.staff.ts'
import { cents } from '#domain/money.ts'
import type { DB } from '../../db/schema.ts'
import { writeTables } from '../../db/write-tables.ts'

/** What one branch does differently about the menu. */
type BranchDishes = Pick<BranchDocument, 'withoutProducts' | 'withoutCombos' | 'prices'>

const tables = [
  { name: 'branch_products', key: ['branch_id', 'product_id'] },
  { name: 'branch_combos', key: ['branch_id', 'combo_id'] },
  { name: 'branch_prices', key: ['branch_id', 'product_id', 'size_id'] },
] as const

const readRows = async (db: Kysely<DB>) => ({
  branch_products: await db.selectFrom('branch_products').selectAll().orderBy('product_id').execute(),
  branch_combos: await db.selectFrom('branch_combos').selectAll().orderBy('combo_id').execute(),
  branch_prices: await db
    .selectFrom('branch_prices')
    .selectAll()
    .orderBy('product_id')
    .orderBy('size_id')
    .execute(),
})

/** What each branch does differently about the menu. */
export async function readBranchDishes(db: Kysely<DB>): Promise<(branchId: string) => BranchDishes> {
  const rows = await readRows(db)
  return (branchId) => {
    const isOwn = (row: { branch_id: string }) => row.branch_id === branchId
    return {
      withoutProducts: rows.branch_products
        .filter((row) => isOwn(row) && row.is_offered === 0)
        .map((row) => row.product_id),
      withoutCombos: rows.branch_combos
        .filter((row) => isOwn(row) && row.is_offered === 0)
        .map((row) => row.combo_id),
      prices: rows.branch_prices
        .filter(isOwn)
        .map((row) => ({ productId: row.product_id, sizeId: row.size_id, price: cents(row.price_cents) })),
    }
  }
}

/**
 * Makes what branches do differently that of their documents. What is drafted and not on the menu yet is left out; what is
 * sold out at a branch stays so.
 */
export async function writeBranchDishes(
  trx: Kysely<DB>,
  branches: ReadonlyMap<string, BranchDishes>,
): Promise<void> {
  const before = await readRows(trx)
  const known = async (name: 'products' | 'combos' | 'sizes') =>
    new Set((await trx.selectFrom(name).select('id').execute()).map(({ id }) => id))
  const [products, combos, sizes] = [await known('products'), await known('combos'), await known('sizes')]
  const of = <Row>(rows: (branch_id: string, dishes: BranchDishes) => Row[]) =>
    [...branches].flatMap(([id, dishes]) => rows(id, dishes))
  const soldOut = <Row extends { branch_id: string; is_sold_out: number | null }>(rows: readonly Row[]) =>
    rows.filter((row) => row.is_sold_out !== null && branches.has(row.branch_id))
  const after = {
    branch_products: [
      ...soldOut(before.branch_products).map(({ branch_id, product_id }) => ({
        branch_id,
        product_id,
        is_offered: 1,
      })),
      ...of((branch_id, { withoutProducts }) =>
        withoutProducts
          .filter((id) => products.has(id))
          .map((product_id) => ({ branch_id, product_id, is_offered: 0 })),
      ),
    ],
    branch_combos: [
      ...soldOut(before.branch_combos).map(({ branch_id, combo_id }) => ({
        branch_id,
        combo_id,
        is_offered: 1,
      })),
      ...of((branch_id, { withoutCombos }) =>
        withoutCombos
          .filter((id) => combos.has(id))
          .map((combo_id) => ({ branch_id, combo_id, is_offered: 0 })),
      ),
    ],
    branch_prices: of((branch_id, { prices }) =>
      prices
        .filter(({ productId, sizeId }) => products.has(productId) && sizes.has(sizeId))
        .map(({ productId, sizeId, price }) => ({
          branch_id,
          product_id: productId,
          size_id: sizeId,
          price_cents: price,
        })),
    ),
  }
  await writeTables(trx, tables, before, after)
}
