import type { DocumentSet } from '#domain/publishing/document-set.ts'
import { soldOutMarks } from '#domain/menu/sold-out.ts'
import { buildMenu, type Menu } from '../build-menu.ts'
import { localizeMenu, type MenuRows } from '../menu.rows.ts'
import { rowsOfMenu } from './rows-of-menu.ts'

/**
 * The menu that documents stand for, in the restaurant's own language, as guests of a shop without branches would see
 * it; nothing is sold out.
 */
export function menuOfDocuments(set: DocumentSet): Menu {
  const rows = rowsOfMenu(set)
  const inOrder = <Row extends { position: number }>(list: readonly Row[]) =>
    list.toSorted((a, b) => a.position - b.position)
  const here = <Row extends object>(list: readonly Row[]) => list.map((row) => ({ ...row, is_sold_out: 0 }))
  const whole = {
    categories: inOrder(rows.categories),
    sizes: inOrder(rows.sizes),
    products: inOrder(here(rows.products) as ({ position: number } & object)[]),
    productSizes: rows.product_sizes,
    combos: inOrder(here(rows.combos) as ({ position: number } & object)[]),
    comboSlots: inOrder(rows.combo_slots),
    slotProducts: inOrder(rows.slot_products),
    variants: rows.variants,
    options: inOrder(rows.options),
    variantConditions: rows.variant_conditions,
    productVariants: inOrder(rows.product_variants),
    extras: rows.extras,
    extraPrices: rows.extra_prices,
    productExtras: inOrder(rows.product_extras),
    notices: inOrder(rows.notices),
    productNotices: rows.product_notices,
    extraNotices: rows.extra_notices,
    optionNotices: rows.option_notices,
  }
  return buildMenu(localizeMenu(whole as unknown as MenuRows, undefined), soldOutMarks([]))
}
