import type { Insertable } from 'kysely'
import type { Ctx } from '#api/context.ts'
import { flag } from '#api/db/columns.ts'
import type { DB } from '#api/db/schema.ts'
import { canonicalJson } from '#domain/publishing/canonical-json.ts'
import { GALLERY_SIZE } from '#domain/limits.ts'
import { demoMenu } from './menu/demo-menu.ts'
import { labelDescriptions } from './menu/label-descriptions.ts'
import type { DemoMenu, Text } from './menu/menu-data.ts'
import type { DemoPictures } from './seed-pictures.ts'
import { turkish } from './turkish/turkish.ts'

type Rows = { [Table in keyof DB]?: Insertable<DB[Table]>[] }

/** Writes the menu of the demo, tables in the order in which they refer to each other. */
export async function seedMenu(ctx: Ctx, pictures: DemoPictures): Promise<void> {
  const rows: Rows = { ...labelRows(demoMenu), ...categoryRows(demoMenu, pictures) }
  const combos = comboRows(demoMenu, pictures)
  const choices = choiceRows(demoMenu)
  for (const [table, values] of Object.entries({
    ...rows,
    ...combos,
    ...choices,
    ...productLinkRows(demoMenu),
  })) {
    if (values.length > 0)
      await ctx.db
        .insertInto(table as never)
        .values(values as never)
        .execute()
  }
}

function translations(texts: Record<string, Text | undefined>) {
  const given = Object.entries(texts).flatMap(([field, text]) => (text ? [{ field, text }] : []))
  const inTurkish = given.filter(({ text }) => turkish[text.de])
  return JSON.stringify({
    en: Object.fromEntries(given.map(({ field, text }) => [field, text.en])),
    tr: Object.fromEntries(inTurkish.map(({ field, text }) => [field, turkish[text.de]])),
  })
}

function labelRows(menu: DemoMenu): Rows {
  const notice =
    (kind: 'allergen' | 'additive') => (label: DemoMenu['additives'][number], position: number) => ({
      id: noticeId(kind, label.code),
      kind,
      code: label.code,
      name: label.name.de,
      description: labelDescriptions[label.code]?.de ?? '',
      translations_json: translations({ name: label.name, description: labelDescriptions[label.code] }),
      position,
    })
  return { notices: [...menu.allergens.map(notice('allergen')), ...menu.additives.map(notice('additive'))] }
}

const noticeId = (kind: 'allergen' | 'additive', code: string) => `${kind}-${code}`
const sizeId = (category: string, key: string) => `${category}-${key}`
const posterJson = (pictures: DemoPictures, key: string) => {
  const picture = pictures.get(key)
  return picture ? JSON.stringify(picture) : null
}

/** The first dishes of a category that are in the pictures. */
const galleryOf = ({ products }: DemoMenu['categories'][number], pictures: DemoPictures) =>
  products.flatMap(({ slug }) => pictures.get(`product:${slug}`) ?? []).slice(0, GALLERY_SIZE)

function categoryRows(menu: DemoMenu, pictures: DemoPictures): Rows {
  return {
    categories: menu.categories.map((category, position) => ({
      id: category.slug,
      slug: category.slug,
      name: category.name.de,
      description: category.description.de,
      translations_json: translations({ name: category.name, description: category.description }),
      poster_json: posterJson(pictures, `category:${category.slug}`),
      gallery_json: JSON.stringify(galleryOf(category, pictures)),
      availability_json: canonicalJson(category.availability ?? []),
      position,
    })),
    sizes: menu.categories.flatMap((category) =>
      category.sizes.map((size, position) => ({
        id: sizeId(category.slug, size.key),
        category_id: category.slug,
        name: size.name.de,
        translations_json: translations({ name: size.name }),
        content_json: size.content ? JSON.stringify(size.content) : null,
        position,
      })),
    ),
    products: menu.categories.flatMap((category) =>
      category.products.map((product, position) => ({
        id: product.slug,
        slug: product.slug,
        category_id: category.slug,
        name: product.name.de,
        description: product.description.de,
        food_info: product.foodInfo?.de ?? null,
        translations_json: translations({
          name: product.name,
          description: product.description,
          food_info: product.foodInfo,
        }),
        poster_json: posterJson(pictures, `product:${product.slug}`),
        vat_class: product.vatClass,
        min_age: product.minAge ?? null,
        tags_json: JSON.stringify(product.tags),
        is_sold_out: flag(product.soldOut ?? false),
        position,
      })),
    ),
    product_sizes: menu.categories.flatMap((category) =>
      category.products.flatMap((product) =>
        Object.entries(product.prices).map(([key, price]) => ({
          product_id: product.slug,
          size_id: sizeId(category.slug, key),
          price_cents: price,
          deposit_cents: product.deposits?.[key] ?? 0,
        })),
      ),
    ),
  }
}

function comboRows(menu: DemoMenu, pictures: DemoPictures): Rows {
  const slots = menu.combos.flatMap((combo) =>
    combo.slots.map((slot, position) => ({ combo, slot, position, id: `${combo.slug}-${position + 1}` })),
  )
  return {
    combos: menu.combos.map((combo, position) => ({
      id: combo.slug,
      slug: combo.slug,
      name: combo.name.de,
      description: combo.description.de,
      translations_json: translations({ name: combo.name, description: combo.description }),
      price_cents: combo.price,
      discount_percent: combo.discount,
      poster_json: posterJson(pictures, `combo:${combo.slug}`),
      is_listed: flag(!combo.isChild),
      is_sold_out: flag(false),
      position,
    })),
    combo_slots: slots.map(({ combo, slot, position, id }) => ({
      id,
      combo_id: combo.slug,
      name: slot.name.de,
      translations_json: translations({ name: slot.name }),
      size_id: sizeId(slot.category, slot.size),
      position,
    })),
    slot_products: slots.flatMap(({ slot, id }) =>
      slot.products.map((product, position) => ({ slot_id: id, product_id: product, position })),
    ),
  }
}

function choiceRows(menu: DemoMenu): Rows {
  const notices = (labels: { allergens: readonly string[]; additives: readonly string[] }) => [
    ...labels.allergens.map((code) => noticeId('allergen', code)),
    ...labels.additives.map((code) => noticeId('additive', code)),
  ]
  const options = menu.variants.flatMap((variant) =>
    variant.options.map((option, position) => ({
      variant,
      option,
      position,
      id: `${variant.slug}-${option.slug}`,
    })),
  )
  return {
    variants: menu.variants.map((variant) => ({
      id: variant.slug,
      name: variant.name.de,
      translations_json: translations({ name: variant.name }),
      type: variant.type,
      is_required: flag(variant.required),
      min_options: variant.least ?? null,
      max_options: variant.most ?? null,
      free_options: variant.free ?? 0,
      max_each: variant.maxEach ?? 1,
    })),
    options: options.map(({ variant, option, position, id }) => ({
      id,
      variant_id: variant.slug,
      name: option.name.de,
      translations_json: translations({ name: option.name }),
      price_cents: option.price,
      child_combo_id: option.childCombo ?? null,
      position,
    })),
    variant_conditions: menu.variants.flatMap(({ slug, dependsOn }) =>
      dependsOn ? [{ variant_id: slug, option_id: dependsOn.replace('/', '-') }] : [],
    ),
    option_notices: options.flatMap(({ option, id }) =>
      notices(option).map((notice_id) => ({ option_id: id, notice_id })),
    ),
    extras: menu.extras.map((extra) => ({
      id: extra.slug,
      name: extra.name.de,
      translations_json: translations({ name: extra.name }),
    })),
    extra_prices: menu.extras.flatMap((extra) =>
      Object.entries(extra.prices).map(([key, price]) => ({
        extra_id: extra.slug,
        size_id: key.replace('/', '-'),
        price_cents: price,
      })),
    ),
    extra_notices: menu.extras.flatMap((extra) =>
      notices(extra).map((notice_id) => ({ extra_id: extra.slug, notice_id })),
    ),
  }
}

function productLinkRows(menu: DemoMenu): Rows {
  const products = menu.categories.flatMap((category) => category.products)
  return {
    product_variants: products.flatMap((product) =>
      product.variants.map((variant, position) => ({
        product_id: product.slug,
        variant_id: variant,
        position,
      })),
    ),
    product_extras: products.flatMap((product) =>
      product.extras.map((extra, position) => ({ product_id: product.slug, extra_id: extra, position })),
    ),
    product_notices: products.flatMap((product) => [
      ...product.allergens.map((code) => ({
        product_id: product.slug,
        notice_id: noticeId('allergen', code),
      })),
      ...product.additives.map((code) => ({
        product_id: product.slug,
        notice_id: noticeId('additive', code),
      })),
    ]),
  }
}
