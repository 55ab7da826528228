import type { Selectable } from 'kysely'
import type { Kysely } from 'kysely'
import { localized } from '../db/localized.ts'
import type { DB } from '../db/schema.ts'

/** All rows of the menu in one language. A menu fits in memory: it is read completely, once per content version. */
export type MenuRows = Awaited<ReturnType<typeof readMenuRows>>

export async function readMenuRows(db: Kysely<DB>, language: string) {
  const translated = <Row extends { translations_json: string }>(rows: Row[]): Row[] =>
    rows.map((row) => localized(row, language))
  const ordered = <Table extends keyof DB>(table: Table, ...by: string[]) =>
    by
      .reduce(
        (query, column) => query.orderBy(column as never),
        db.selectFrom(table as never).selectAll() as never as {
          orderBy(column: never): never
          execute(): Promise<Selectable<DB[Table]>[]>
        },
      )
      .execute()
  return {
    categories: translated(await ordered('categories', 'position')),
    sizes: translated(await ordered('sizes', 'position')),
    products: translated(await ordered('products', 'position')),
    productSizes: await ordered('product_sizes', 'product_id', 'size_id'),
    combos: translated(await ordered('combos', 'position')),
    comboSlots: translated(await ordered('combo_slots', 'position')),
    slotProducts: await ordered('slot_products', 'position'),
    variants: translated(await ordered('variants', 'id')),
    options: translated(await ordered('options', 'position')),
    productVariants: await ordered('product_variants', 'position'),
    extras: translated(await ordered('extras', 'id')),
    extraPrices: await ordered('extra_prices', 'extra_id', 'size_id'),
    productExtras: await ordered('product_extras', 'position'),
    notices: translated(await ordered('notices', 'position')),
    productNotices: await ordered('product_notices', 'product_id'),
    extraNotices: await ordered('extra_notices', 'extra_id'),
    optionNotices: await ordered('option_notices', 'option_id'),
  }
}

/** Rows by the value of one column, in their order. */
export function groupBy<Row, Key extends keyof Row>(rows: readonly Row[], key: Key): Map<Row[Key], Row[]> {
  return Map.groupBy(rows, (row) => row[key])
}
