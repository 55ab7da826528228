import { z } from 'zod'
import type { AvailabilityRule } from '#contract/availability.ts'
import { Content, Tag } from '#contract/menu.ts'
import { TranslatedPicture } from '#contract/stored-picture.ts'
import { Translations, type TranslatedTable } from '../db/localized.ts'
import { jsonReading } from '../db/readable-rows.ts'
import { Rules } from './read-rules.ts'

// What says when something can be had stands for a reason: without it, it cannot be had at all.
const NEVER: AvailabilityRule = {
  weekdays: [],
  spans: [],
  from: null,
  until: '1970-01-01',
  deliverTypes: [],
}

const ownTextsOf = (table: TranslatedTable) => jsonReading(`${table}.translations_json`, Translations, '{}')
const posterOf = (table: 'categories' | 'products' | 'combos') =>
  jsonReading(`${table}.poster_json`, TranslatedPicture, null)
const rulesOf = (table: 'categories' | 'products' | 'combos') =>
  jsonReading(`${table}.availability_json`, Rules, JSON.stringify([NEVER]))
const shown = (table: 'categories' | 'products' | 'combos') => ({
  translations_json: ownTextsOf(table),
  poster_json: posterOf(table),
  availability_json: rulesOf(table),
})

/** How the rows of the menu are read. Whatever cannot be read of a dish, its allergens are told. */
export const menuReadings = {
  categories: {
    ...shown('categories'),
    gallery_json: jsonReading('categories.gallery_json', z.array(TranslatedPicture), '[]'),
  },
  sizes: {
    translations_json: ownTextsOf('sizes'),
    content_json: jsonReading('sizes.content_json', Content, null),
  },
  products: { ...shown('products'), tags_json: jsonReading('products.tags_json', z.array(Tag), '[]') },
  combos: shown('combos'),
  comboSlots: { translations_json: ownTextsOf('combo_slots') },
  variants: { translations_json: ownTextsOf('variants') },
  options: { translations_json: ownTextsOf('options') },
  extras: { translations_json: ownTextsOf('extras') },
  notices: { translations_json: ownTextsOf('notices') },
}
