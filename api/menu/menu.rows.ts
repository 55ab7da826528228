import type { Kysely } from 'kysely'
import { localized, type TranslatedTable } from '../db/localized.ts'
import type { DB } from '../db/schema.ts'

/** All rows of the menu in one language. A menu fits in memory: it is read completely, once per content version. */
export type MenuRows = Awaited<ReturnType<typeof readMenuRows>>

export async function readMenuRows(db: Kysely<DB>, language: string) {
  const translated = <Row extends { translations_json: string }>(
    table: TranslatedTable,
    rows: Row[],
  ): Row[] => localized(table, rows, language)
  return {
    categories: translated(
      'categories',
      await db.selectFrom('categories').selectAll().orderBy('position').execute(),
    ),
    sizes: translated('sizes', await db.selectFrom('sizes').selectAll().orderBy('position').execute()),
    products: translated(
      'products',
      await db.selectFrom('products').selectAll().orderBy('position').execute(),
    ),
    productSizes: await db
      .selectFrom('product_sizes')
      .selectAll()
      .orderBy('product_id')
      .orderBy('size_id')
      .execute(),
    combos: translated('combos', await db.selectFrom('combos').selectAll().orderBy('position').execute()),
    comboSlots: translated(
      'combo_slots',
      await db.selectFrom('combo_slots').selectAll().orderBy('position').execute(),
    ),
    slotProducts: await db.selectFrom('slot_products').selectAll().orderBy('position').execute(),
    variants: translated('variants', await db.selectFrom('variants').selectAll().orderBy('id').execute()),
    options: translated('options', await db.selectFrom('options').selectAll().orderBy('position').execute()),
    productVariants: await db.selectFrom('product_variants').selectAll().orderBy('position').execute(),
    extras: translated('extras', await db.selectFrom('extras').selectAll().orderBy('id').execute()),
    extraPrices: await db
      .selectFrom('extra_prices')
      .selectAll()
      .orderBy('extra_id')
      .orderBy('size_id')
      .execute(),
    productExtras: await db.selectFrom('product_extras').selectAll().orderBy('position').execute(),
    notices: translated('notices', await db.selectFrom('notices').selectAll().orderBy('position').execute()),
    productNotices: await db.selectFrom('product_notices').selectAll().orderBy('product_id').execute(),
    extraNotices: await db.selectFrom('extra_notices').selectAll().orderBy('extra_id').execute(),
    optionNotices: await db.selectFrom('option_notices').selectAll().orderBy('option_id').execute(),
  }
}

/** Rows by the value of one column, in their order. */
export function groupBy<Row, Key extends keyof Row>(rows: readonly Row[], key: Key): Map<Row[Key], Row[]> {
  return Map.groupBy(rows, (row) => row[key])
}
