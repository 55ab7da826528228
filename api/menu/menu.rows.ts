import type { Kysely } from 'kysely'
import { localized } from '../db/localized.ts'
import { inLanguage, inLanguages } from './pictures-in-language.ts'
import type { DB } from '../db/schema.ts'
import { readableRows } from '../db/readable-rows.ts'
import { menuReadings } from './menu-readings.ts'

/** All rows of the menu. A menu fits in memory: it is read completely, once per content version. */
export type MenuRows = Awaited<ReturnType<typeof readMenuRows>>

/** The rows as they are stored: texts in the restaurant's own language, and what can be read of them. */
export async function readMenuRows(db: Kysely<DB>) {
  const rows = await readStoredRows(db)
  return {
    ...rows,
    categories: readableRows(rows.categories, menuReadings.categories),
    sizes: readableRows(rows.sizes, menuReadings.sizes),
    products: readableRows(rows.products, menuReadings.products),
    combos: readableRows(rows.combos, menuReadings.combos),
    comboSlots: readableRows(rows.comboSlots, menuReadings.comboSlots),
    variants: readableRows(rows.variants, menuReadings.variants),
    options: readableRows(rows.options, menuReadings.options),
    extras: readableRows(rows.extras, menuReadings.extras),
    notices: readableRows(rows.notices, menuReadings.notices),
  }
}

async function readStoredRows(db: Kysely<DB>) {
  return {
    categories: await db.selectFrom('categories').selectAll().orderBy('position').execute(),
    sizes: await db.selectFrom('sizes').selectAll().orderBy('position').execute(),
    products: await db.selectFrom('products').selectAll().orderBy('position').execute(),
    productSizes: await db
      .selectFrom('product_sizes')
      .selectAll()
      .orderBy('product_id')
      .orderBy('size_id')
      .execute(),
    combos: await db.selectFrom('combos').selectAll().orderBy('position').execute(),
    comboSlots: await db.selectFrom('combo_slots').selectAll().orderBy('position').execute(),
    slotProducts: await db.selectFrom('slot_products').selectAll().orderBy('position').execute(),
    variants: await db.selectFrom('variants').selectAll().orderBy('id').execute(),
    options: await db.selectFrom('options').selectAll().orderBy('position').execute(),
    variantConditions: await db.selectFrom('variant_conditions').selectAll().orderBy('variant_id').execute(),
    productVariants: await db.selectFrom('product_variants').selectAll().orderBy('position').execute(),
    extras: await db.selectFrom('extras').selectAll().orderBy('id').execute(),
    extraPrices: await db
      .selectFrom('extra_prices')
      .selectAll()
      .orderBy('extra_id')
      .orderBy('size_id')
      .execute(),
    productExtras: await db.selectFrom('product_extras').selectAll().orderBy('position').execute(),
    notices: await db.selectFrom('notices').selectAll().orderBy('position').execute(),
    productNotices: await db.selectFrom('product_notices').selectAll().orderBy('product_id').execute(),
    extraNotices: await db.selectFrom('extra_notices').selectAll().orderBy('extra_id').execute(),
    optionNotices: await db.selectFrom('option_notices').selectAll().orderBy('option_id').execute(),
  }
}

/** The rows with their texts in one language, undefined for the restaurant's own. */
export function localizeMenu(rows: MenuRows, language: string | undefined): MenuRows {
  return {
    ...rows,
    categories: localized('categories', rows.categories, language).map((row) => ({
      ...row,
      poster_json: inLanguage(row.poster_json, language),
      gallery_json: inLanguages(row.gallery_json, language),
    })),
    sizes: localized('sizes', rows.sizes, language),
    products: localized('products', rows.products, language).map((row) => ({
      ...row,
      poster_json: inLanguage(row.poster_json, language),
    })),
    combos: localized('combos', rows.combos, language).map((row) => ({
      ...row,
      poster_json: inLanguage(row.poster_json, language),
    })),
    comboSlots: localized('combo_slots', rows.comboSlots, language),
    variants: localized('variants', rows.variants, language),
    options: localized('options', rows.options, language),
    extras: localized('extras', rows.extras, language),
    notices: localized('notices', rows.notices, language),
  }
}

/** Rows by the value of one column, in their order. */
export function groupBy<Row, Key extends keyof Row>(rows: readonly Row[], key: Key): Map<Row[Key], Row[]> {
  return Map.groupBy(rows, (row) => row[key])
}
