import type { Kysely } from 'kysely'
import type { DocumentSet } from '#domain/publishing/document-set.ts'
import type { DB } from '../../db/schema.ts'
import { writeTables, type TableRows } from '../../db/write-tables.ts'
import { readMenuRows } from '../menu.rows.ts'
import { type MenuTable, rowsOfMenu } from './rows-of-menu.ts'

/** The tables of the menu, each after those it refers to, with their keys and what is unique besides. */
const tables: readonly { name: MenuTable; key: readonly string[]; unique?: string }[] = [
  { name: 'notices', key: ['id'], unique: 'code' },
  { name: 'categories', key: ['id'], unique: 'slug' },
  { name: 'sizes', key: ['id'] },
  { name: 'products', key: ['id'], unique: 'slug' },
  { name: 'combos', key: ['id'], unique: 'slug' },
  { name: 'variants', key: ['id'] },
  { name: 'options', key: ['id'] },
  { name: 'variant_conditions', key: ['variant_id'] },
  { name: 'extras', key: ['id'] },
  { name: 'combo_slots', key: ['id'] },
  { name: 'product_sizes', key: ['product_id', 'size_id'] },
  { name: 'product_variants', key: ['product_id', 'variant_id'] },
  { name: 'product_extras', key: ['product_id', 'extra_id'] },
  { name: 'product_notices', key: ['product_id', 'notice_id'] },
  { name: 'slot_products', key: ['slot_id', 'product_id'] },
  { name: 'option_notices', key: ['option_id', 'notice_id'] },
  { name: 'extra_prices', key: ['extra_id', 'size_id'] },
  { name: 'extra_notices', key: ['extra_id', 'notice_id'] },
]

/**
 * Makes the stored menu that of the documents. Call it in a transaction. What branches do differently about something
 * that is gone goes with it.
 */
export async function writeMenuDocuments(trx: Kysely<DB>, set: DocumentSet): Promise<void> {
  const stored = await readMenuRows(trx)
  const before: TableRows = {
    ...stored,
    combo_slots: stored.comboSlots,
    product_sizes: stored.productSizes,
    variant_conditions: stored.variantConditions,
    product_variants: stored.productVariants,
    product_extras: stored.productExtras,
    product_notices: stored.productNotices,
    slot_products: stored.slotProducts,
    option_notices: stored.optionNotices,
    extra_prices: stored.extraPrices,
    extra_notices: stored.extraNotices,
  }
  const gone = (rows: readonly { id: string }[], kept: { has(id: string): boolean }) =>
    rows.map(({ id }) => id).filter((id) => !kept.has(id))
  const after = rowsOfMenu(set)
  const sizes = new Set(after.sizes.map(({ id }) => id))
  await forgetAtBranches(trx, {
    products: gone(stored.products, set.product),
    combos: gone(stored.combos, set.combo),
    sizes: gone(stored.sizes, sizes),
  })
  await writeTables(trx, tables, before, after as TableRows)
}

type Gone = { products: string[]; combos: string[]; sizes: string[] }

async function forgetAtBranches(trx: Kysely<DB>, { products, combos, sizes }: Gone): Promise<void> {
  if (products.length > 0) {
    await trx.deleteFrom('branch_products').where('product_id', 'in', products).execute()
    await trx.deleteFrom('branch_prices').where('product_id', 'in', products).execute()
  }
  if (sizes.length > 0) await trx.deleteFrom('branch_prices').where('size_id', 'in', sizes).execute()
  if (combos.length > 0) await trx.deleteFrom('branch_combos').where('combo_id', 'in', combos).execute()
}
