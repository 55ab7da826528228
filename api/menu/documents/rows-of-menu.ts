import type { Insertable } from 'kysely'
import { canonicalJson } from '#domain/publishing/canonical-json.ts'
import type { DocumentSet } from '#domain/publishing/document-set.ts'
import { MENU_ORDER } from '#domain/publishing/only-documents.ts'
import { flag } from '../../db/columns.ts'
import type { MenuTables } from '../menu.tables.ts'
import { renamed } from './read-menu-documents.ts'

/** The tables that documents of the menu are kept in. */
export type MenuTable = Exclude<keyof MenuTables, `branch_${string}`>
export type RowsOfMenu = { [Table in MenuTable]: Insertable<MenuTables[Table]>[] }

/** What acts at once is in no document: it is left as it is stored, and new rows get the default. */
type Availability = { is_sold_out?: never }

/** The rows that stand for the documents of the menu, with their places in its order. */
export function rowsOfMenu(set: DocumentSet): {
  [Table in MenuTable]: (Omit<RowsOfMenu[Table][number], 'is_sold_out'> & Availability)[]
} {
  const order = set['menu-order'].get(MENU_ORDER)
  const place = placesOf(order?.categories.map(({ id }) => id))
  const productPlace = placesOf(order?.categories.flatMap(({ products }) => products))
  const comboPlace = placesOf(order?.combos)
  const noticePlace = placesOf(order?.notices)
  const [notices, categories, extras, variants, products, combos] = [
    entries(set.notice),
    entries(set.category),
    entries(set.extra),
    entries(set.variant),
    entries(set.product),
    entries(set.combo),
  ]
  const sizes = categories.flatMap(([category, { sizes }]) =>
    sizes.map((size, position) => ({ ...size, category, position })),
  )
  const options = variants.flatMap(([variant, { options }]) =>
    options.map((option, position) => ({ ...option, variant, position })),
  )
  const slots = combos.flatMap(([combo, { slots }]) =>
    slots.map((slot, position) => ({ ...slot, combo, position })),
  )
  return {
    notices: notices.map(([id, one]) => ({
      ...named(id, one),
      kind: one.kind,
      code: one.code,
      description: one.description,
      position: noticePlace(id),
    })),
    categories: categories.map(([id, one]) => ({
      ...named(id, one),
      slug: one.slug,
      description: one.description,
      poster_json: jsonOf(one.poster),
      gallery_json: canonicalJson(one.gallery),
      availability_json: canonicalJson(one.availability),
      position: place(id),
    })),
    sizes: sizes.map((size) => ({
      ...named(size.id, size),
      category_id: size.category,
      content_json: jsonOf(size.content),
      position: size.position,
    })),
    products: products.map(([id, one]) => ({
      ...named(id, { ...one, translations: renamed(texts(one.translations), 'foodInfo', 'food_info') }),
      slug: one.slug,
      category_id: one.categoryId,
      description: one.description,
      food_info: one.foodInfo || null,
      poster_json: jsonOf(one.poster),
      vat_class: one.vatClass,
      min_age: one.minAge,
      allergens_unknown: flag(one.allergensUnknown),
      tags_json: canonicalJson(one.tags),
      availability_json: canonicalJson(one.availability),
      position: productPlace(id),
    })),
    combos: combos.map(([id, one]) => ({
      ...named(id, one),
      slug: one.slug,
      description: one.description,
      price_cents: one.price,
      discount_percent: one.discount,
      poster_json: jsonOf(one.poster),
      is_listed: flag(one.isListed),
      availability_json: canonicalJson(one.availability),
      position: comboPlace(id),
    })),
    variants: variants.map(([id, one]) => ({
      ...named(id, one),
      type: one.type,
      is_required: flag(one.isRequired),
      min_options: one.least,
      max_options: one.most,
      free_options: one.free,
      max_each: one.maxEach,
    })),
    variant_conditions: variants.flatMap(([variant_id, { dependsOn }]) =>
      dependsOn === null ? [] : [{ variant_id, option_id: dependsOn }],
    ),
    options: options.map((option) => ({
      ...named(option.id, option),
      variant_id: option.variant,
      price_cents: option.price,
      child_combo_id: option.comboId,
      position: option.position,
    })),
    extras: extras.map(([id, one]) => named(id, one)),
    combo_slots: slots.map((slot) => ({
      ...named(slot.id, slot),
      combo_id: slot.combo,
      size_id: slot.sizeId,
      position: slot.position,
    })),
    product_sizes: products.flatMap(([product_id, { sizes }]) =>
      sizes.map(({ sizeId, price, deposit }) => ({
        product_id,
        size_id: sizeId,
        price_cents: price,
        deposit_cents: deposit,
      })),
    ),
    product_variants: products.flatMap(([product_id, { variants }]) =>
      variants.map((variant_id, position) => ({ product_id, variant_id, position })),
    ),
    product_extras: products.flatMap(([product_id, { extras }]) =>
      extras.map((extra_id, position) => ({ product_id, extra_id, position })),
    ),
    product_notices: products.flatMap(([product_id, one]) =>
      noticesOf(one).map((notice_id) => ({ product_id, notice_id })),
    ),
    slot_products: slots.flatMap(({ id, products }) =>
      products.map((product_id, position) => ({ slot_id: id, product_id, position })),
    ),
    option_notices: options.flatMap((option) =>
      noticesOf(option).map((notice_id) => ({ option_id: option.id, notice_id })),
    ),
    extra_prices: extras.flatMap(([extra_id, { prices }]) =>
      prices.map(({ sizeId, price }) => ({ extra_id, size_id: sizeId, price_cents: price })),
    ),
    extra_notices: extras.flatMap(([extra_id, one]) =>
      noticesOf(one).map((notice_id) => ({ extra_id, notice_id })),
    ),
  }
}

const entries = <T>(documents: ReadonlyMap<string, T>): [string, T][] => [...documents]

function placesOf(ids: readonly string[] = []): (id: string) => number {
  const places = new Map(ids.map((id, at) => [id, at]))
  return (id) => places.get(id) ?? places.size
}

type Translations = Record<string, Record<string, string | undefined>>

const texts = (translations: Translations) => translations as Record<string, Record<string, string>>

const named = (id: string, { name, translations }: { name: string; translations: Translations }) => ({
  id,
  name,
  translations_json: canonicalJson(translations),
})

const jsonOf = (value: unknown): string | null => (value === null ? null : canonicalJson(value))

const noticesOf = ({ allergens, additives }: { allergens: string[]; additives: string[] }): string[] => [
  ...new Set([...allergens, ...additives]),
]
