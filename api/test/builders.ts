import type { Insertable } from 'kysely'
import type { Shape } from '#contract/delivery.ts'
import type { SettingKey } from '#contract/settings.ts'
import { bumpContentVersion } from '../db/content-version.ts'
import type { DB } from '../db/schema.ts'
import type { TestApp } from './app.ts'
import { nextPosition as next } from './positions.ts'

type Row<Table extends keyof DB> = Insertable<DB[Table]>
export type Rows = { [Table in keyof DB]?: Row<Table>[] }
type English = { [field: string]: string }

const translations = (en: English | undefined): string => JSON.stringify(en ? { en } : {})

// Rows are written in this order, because they refer to each other.
const order: (keyof DB)[] = [
  ...([
    'settings',
    'languages',
    'translations',
    'pages',
    'branches',
    'hours',
    'special_days',
    'areas',
    'taxes',
  ] as const),
  ...([
    'categories',
    'sizes',
    'products',
    'product_sizes',
    'combos',
    'combo_slots',
    'slot_products',
  ] as const),
  ...([
    'variants',
    'options',
    'variant_conditions',
    'product_variants',
    'extras',
    'extra_prices',
    'product_extras',
  ] as const),
  ...(['notices', 'product_notices', 'extra_notices', 'option_notices'] as const),
  ...(['branch_settings', 'branch_products', 'branch_combos', 'branch_prices', 'tables'] as const),
]

/** Writes rows in one transaction under a new content version. The content cache is not refreshed: see `publish`. */
export async function write(app: Pick<TestApp, 'db'>, ...parts: Rows[]): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    for (const table of order) {
      const rows = parts.flatMap((part) => (part[table] ?? []) as never[])
      if (rows.length > 0) await trx.insertInto(table).values(rows).execute()
    }
    await bumpContentVersion(trx)
  })
}

/** Writes rows and lets this process see them, as the back office will. */
export async function publish(app: TestApp, ...parts: Rows[]): Promise<void> {
  await write(app, ...parts)
  await app.deps.content.refresh()
}

/** Changes rows that are already there, under a new content version; the content cache does not see it. */
export async function change<Table extends keyof DB>(
  app: Pick<TestApp, 'db'>,
  table: Table,
  key: Partial<DB[Table]>,
  values: Partial<DB[Table]>,
): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    let update = trx.updateTable(table as never).set(values as never)
    for (const [column, value] of Object.entries(key))
      update = update.where(column as never, '=', value as never)
    await update.execute()
    await bumpContentVersion(trx)
  })
}

/** A category with the sizes its products are sold in. */
export function category(
  id: string,
  sizes: Record<string, string>,
  more: Partial<Row<'categories'>> = {},
): Rows {
  return {
    categories: [
      {
        id,
        slug: id,
        name: id,
        description: '',
        gallery_json: '[]',
        translations_json: '{}',
        position: next(),
        poster_json: null,
        ...more,
      },
    ],
    sizes: Object.entries(sizes).map(([size, name]) => ({
      id: size,
      category_id: id,
      name,
      translations_json: '{}',
      content_json: null,
      position: next(),
    })),
  }
}

type ProductParts = {
  category: string
  /** Cents by size. */
  prices: Record<string, number>
  deposit?: number
  extras?: string[]
  variants?: string[]
  notices?: string[]
  en?: English
} & Partial<Row<'products'>>

export function product(id: string, parts: ProductParts): Rows {
  const { category, prices, deposit = 0, extras = [], variants = [], notices = [], en, ...more } = parts
  return {
    products: [
      {
        id,
        slug: id,
        category_id: category,
        name: id,
        description: '',
        food_info: null,
        translations_json: translations(en),
        poster_json: null,
        vat_class: 'food',
        min_age: null,
        tags_json: '[]',
        is_sold_out: 0,
        position: next(),
        ...more,
      },
    ],
    product_sizes: Object.entries(prices).map(([size_id, price_cents]) => ({
      product_id: id,
      size_id,
      price_cents,
      deposit_cents: deposit,
    })),
    product_extras: extras.map((extra_id) => ({ product_id: id, extra_id, position: next() })),
    product_variants: variants.map((variant_id) => ({ product_id: id, variant_id, position: next() })),
    product_notices: notices.map((notice_id) => ({ product_id: id, notice_id })),
  }
}

/** An extra with its price in cents by size. */
export function extra(id: string, prices: Record<string, number>, en?: English): Rows {
  return {
    extras: [{ id, name: id, translations_json: translations(en) }],
    extra_prices: Object.entries(prices).map(([size_id, price_cents]) => ({
      extra_id: id,
      size_id,
      price_cents,
    })),
  }
}

type OptionParts = { cents?: number; menu?: string; en?: English }
type VariantParts = {
  required?: boolean
  dependsOn?: string
  en?: English
} & Partial<Row<'variants'>>

/** A variant with its options by id. */
export function variant(id: string, options: Record<string, OptionParts>, parts: VariantParts = {}): Rows {
  const { required = false, dependsOn, en, ...more } = parts
  return {
    variants: [
      {
        id,
        name: id,
        translations_json: translations(en),
        type: 'select',
        is_required: required ? 1 : 0,
        free_options: 0,
        max_each: 1,
        ...more,
      },
    ],
    variant_conditions: dependsOn === undefined ? [] : [{ variant_id: id, option_id: dependsOn }],
    options: Object.entries(options).map(([option, { cents = 0, menu, en }]) => ({
      id: option,
      variant_id: id,
      name: option,
      translations_json: translations(en),
      price_cents: cents,
      child_combo_id: menu ?? null,
      position: next(),
    })),
  }
}

type ComboParts = {
  cents: number
  discount?: number
  /** By slot: the size that is served, and the products to choose from. */
  slots: Record<string, [size: string, products: string[]]>
  en?: English
} & Partial<Row<'combos'>>

export function combo(id: string, { cents, discount = 0, slots, en, ...more }: ComboParts): Rows {
  return {
    combos: [
      {
        id,
        slug: id,
        name: id,
        description: '',
        translations_json: translations(en),
        price_cents: cents,
        discount_percent: discount,
        poster_json: null,
        is_listed: 1,
        is_sold_out: 0,
        position: next(),
        ...more,
      },
    ],
    combo_slots: Object.entries(slots).map(([slot, [size_id]]) => ({
      id: slot,
      combo_id: id,
      name: slot,
      translations_json: '{}',
      size_id,
      position: next(),
    })),
    slot_products: Object.entries(slots).flatMap(([slot_id, [, products]]) =>
      products.map((product_id) => ({ slot_id, product_id, position: next() })),
    ),
  }
}

export function notice(id: string, kind: 'allergen' | 'additive', code: string): Rows {
  return {
    notices: [{ id, kind, code, name: id, description: '', translations_json: '{}', position: next() }],
  }
}

type AreaParts = {
  minimum?: number
  fee?: number
  freeFrom?: number
  /** The fee from so many cents of goods on. */
  steps?: Record<number, number>
  zipcode?: string
  shape?: Shape
  radius?: number
  branch?: string
}

/** A delivery area; amounts in cents. By default it is a postal code. */
export function area(id: string, parts: AreaParts = {}): Rows {
  const { minimum = 0, fee = 0, freeFrom = 0, steps, shape, radius, branch } = parts
  const feeSteps = Object.entries(steps ?? {}).map(([from, price]) => ({ from: Number(from), price }))
  return {
    areas: [
      {
        id,
        name: id,
        zipcode: parts.zipcode ?? (shape || radius ? '' : '10115'),
        minimum_order_cents: minimum,
        delivery_price_cents: fee,
        free_delivery_threshold_cents: freeFrom,
        position: next(),
        branch_id: branch ?? null,
        shape_json: shape ? JSON.stringify(shape) : null,
        radius_m: radius ?? null,
        fee_steps_json: steps ? JSON.stringify(feeSteps) : null,
      },
    ],
  }
}

/** Open from `start` to `end` on every day of the week. */
export function everyDay(start: string, end: string): Rows {
  const times = { start_time: start, end_time: end }
  return {
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ id: `hours-${weekday}-${start}`, weekday, ...times })),
  }
}

export function settings(values: Partial<Record<SettingKey, string>>): Rows {
  return { settings: Object.entries(values).map(([key, value]) => ({ key, value, media_json: '{}' })) }
}
