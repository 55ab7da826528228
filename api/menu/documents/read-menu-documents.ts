import { z } from 'zod'
import { Content, Tag } from '#contract/menu.ts'
import { TranslatedPicture } from '#contract/stored-picture.ts'
import { cents } from '#domain/money.ts'
import { documentSet, type DocumentSet } from '#domain/publishing/document-set.ts'
import { withWholeOrder } from '#domain/publishing/menu-order.ts'
import { MENU_ORDER } from '#domain/publishing/only-documents.ts'
import { type JsonColumn, jsonColumn } from '../../db/json-column.ts'
import { type TranslatedTable, Translations } from '../../db/localized.ts'
import { groupBy, type MenuRows } from '../menu.rows.ts'
import { readRules } from '../read-rules.ts'

const readPictures = jsonColumn('categories.gallery_json', z.array(TranslatedPicture))
const readContent = jsonColumn('sizes.content_json', Content)
const readTags = jsonColumn('products.tags_json', z.array(Tag))

const pictureOf = (column: JsonColumn, text: string | null) =>
  text === null ? null : jsonColumn(column, TranslatedPicture)(text)

/** The documents that the rows of the menu stand for; `rowsOfMenu` is the way back. */
export function documentsOfMenu(rows: MenuRows): DocumentSet {
  const sizesOf = groupBy(rows.sizes, 'category_id')
  const pricesOf = groupBy(rows.productSizes, 'product_id')
  const variantsOf = groupBy(rows.productVariants, 'product_id')
  const extrasOf = groupBy(rows.productExtras, 'product_id')
  const slotsOf = groupBy(rows.comboSlots, 'combo_id')
  const productsOf = groupBy(rows.slotProducts, 'slot_id')
  const optionsOf = groupBy(rows.options, 'variant_id')
  const conditionOf = new Map(rows.variantConditions.map((row) => [row.variant_id, row.option_id]))
  const extraPricesOf = groupBy(rows.extraPrices, 'extra_id')
  const kinds = new Map(rows.notices.map(({ id, kind }) => [id, kind]))
  const notices = (links: readonly { notice_id: string }[] | undefined) => {
    const ids = (links ?? []).map(({ notice_id }) => notice_id).sort()
    return {
      allergens: ids.filter((id) => kinds.get(id) === 'allergen'),
      additives: ids.filter((id) => kinds.get(id) === 'additive'),
    }
  }
  const productNotices = groupBy(rows.productNotices, 'product_id')
  const extraNotices = groupBy(rows.extraNotices, 'extra_id')
  const optionNotices = groupBy(rows.optionNotices, 'option_id')

  const documents = documentSet({
    notice: byId(rows.notices, (row) => ({
      kind: row.kind,
      code: row.code,
      name: row.name,
      description: row.description,
      translations: translationsIn('notices', row),
    })),
    category: byId(rows.categories, (row) => ({
      name: row.name,
      description: row.description,
      translations: translationsIn('categories', row),
      slug: row.slug,
      sizes: (sizesOf.get(row.id) ?? []).map((size) => ({
        id: size.id,
        name: size.name,
        translations: translationsIn('sizes', size),
        content: size.content_json === null ? null : readContent(size.content_json),
      })),
      poster: pictureOf('categories.poster_json', row.poster_json),
      gallery: readPictures(row.gallery_json),
      availability: readRules.categories(row.availability_json),
    })),
    extra: byId(rows.extras, (row) => ({
      name: row.name,
      translations: translationsIn('extras', row),
      prices: bySize(extraPricesOf.get(row.id) ?? []).map((price) => ({
        sizeId: price.size_id,
        price: cents(price.price_cents),
      })),
      ...notices(extraNotices.get(row.id)),
    })),
    variant: byId(rows.variants, (row) => ({
      name: row.name,
      translations: translationsIn('variants', row),
      type: row.type,
      isRequired: row.is_required === 1,
      least: row.min_options,
      most: row.max_options,
      free: row.free_options,
      maxEach: row.max_each,
      dependsOn: conditionOf.get(row.id) ?? null,
      options: (optionsOf.get(row.id) ?? []).map((option) => ({
        id: option.id,
        name: option.name,
        translations: translationsIn('options', option),
        price: cents(option.price_cents),
        comboId: option.child_combo_id,
        ...notices(optionNotices.get(option.id)),
      })),
    })),
    product: byId(rows.products, (row) => ({
      name: row.name,
      description: row.description,
      foodInfo: row.food_info ?? '',
      translations: renamed(translationsIn('products', row), 'food_info', 'foodInfo'),
      slug: row.slug,
      categoryId: row.category_id,
      vatClass: row.vat_class,
      minAge: row.min_age as 16 | 18 | null,
      tags: readTags(row.tags_json),
      allergensUnknown: row.allergens_unknown === 1,
      ...notices(productNotices.get(row.id)),
      sizes: bySize(pricesOf.get(row.id) ?? []).map((size) => ({
        sizeId: size.size_id,
        price: cents(size.price_cents),
        deposit: cents(size.deposit_cents),
      })),
      variants: (variantsOf.get(row.id) ?? []).map((link) => link.variant_id),
      extras: (extrasOf.get(row.id) ?? []).map((link) => link.extra_id),
      poster: pictureOf('products.poster_json', row.poster_json),
      availability: readRules.products(row.availability_json),
    })),
    combo: byId(rows.combos, (row) => ({
      name: row.name,
      description: row.description,
      translations: translationsIn('combos', row),
      slug: row.slug,
      price: cents(row.price_cents),
      discount: row.discount_percent,
      isListed: row.is_listed === 1,
      slots: (slotsOf.get(row.id) ?? []).map((slot) => ({
        id: slot.id,
        name: slot.name,
        translations: translationsIn('combo_slots', slot),
        sizeId: slot.size_id,
        products: (productsOf.get(slot.id) ?? []).map((link) => link.product_id),
      })),
      poster: pictureOf('combos.poster_json', row.poster_json),
      availability: readRules.combos(row.availability_json),
    })),
    'menu-order': new Map([
      [
        MENU_ORDER,
        {
          categories: rows.categories.map(({ id }) => ({
            id,
            products: rows.products.filter((row) => row.category_id === id).map((row) => row.id),
          })),
          combos: rows.combos.map(({ id }) => id),
          notices: rows.notices.map(({ id }) => id),
        },
      ],
    ]),
  })
  return withWholeOrder(documents)
}

function translationsIn(table: TranslatedTable, { translations_json }: { translations_json: string }) {
  const languages = Object.entries(jsonColumn(`${table}.translations_json`, Translations)(translations_json))
  return Object.fromEntries(
    languages.flatMap(([language, texts]) => {
      const filled = Object.entries(texts).filter(([, text]) => text !== '')
      return filled.length > 0 ? [[language, Object.fromEntries(filled)]] : []
    }),
  )
}

/** Translations with another name of one of their fields. */
export function renamed(
  translations: Record<string, Record<string, string>>,
  from: string,
  to: string,
): Record<string, Record<string, string>> {
  const rename = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).map(([field, text]) => [field === from ? to : field, text]))
  return Object.fromEntries(
    Object.entries(translations).map(([language, texts]) => [language, rename(texts)]),
  )
}

const byId = <Row extends { id: string }, Document>(
  rows: readonly Row[],
  read: (row: Row) => Document,
): ReadonlyMap<string, Document> => new Map(rows.map((row) => [row.id, read(row)]))

const bySize = <Row extends { size_id: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => (a.size_id < b.size_id ? -1 : 1))
