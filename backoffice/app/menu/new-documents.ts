import {
  type CategoryDocument,
  type ComboDocument,
  ExtraDocument,
  type NoticeDocument,
  VariantDocument,
} from '#contract/menu.staff.ts'
import { comboWorth } from '#domain/menu/combo-worth.ts'
import { emptyCategory } from '#domain/menu/empty-documents.ts'
import { zero } from '#domain/money.ts'
import { singlePriceIn, type Surroundings } from './surroundings.ts'

/** A category as it begins, with one size. */
export const newCategory = (name: string, sizeId: string, size: string): CategoryDocument => ({
  ...emptyCategory(name),
  sizes: [{ id: sizeId, name: size, translations: {}, content: null }],
})

/** A question about dishes as it begins, with one answer. */
export const newVariant = (name: string, optionId: string, option: string): VariantDocument =>
  VariantDocument.parse({
    name,
    translations: {},
    type: 'select',
    isRequired: false,
    options: [
      { id: optionId, name: option, translations: {}, price: 0, comboId: null, allergens: [], additives: [] },
    ],
  })

/** An extra as it begins: without a price in any size it is not offered yet. */
export const newExtra = (name: string): ExtraDocument =>
  ExtraDocument.parse({ name, translations: {}, prices: [], allergens: [], additives: [] })

/** An allergen or additive as it begins. */
export const newNotice = (kind: NoticeDocument['kind'], code: string, name: string): NoticeDocument => ({
  kind,
  code,
  name,
  description: '',
  translations: {},
})

/** A slot of a combo as it begins. */
export const newSlot = (
  id: string,
  name: string,
  sizeId: string,
  products: string[],
): ComboDocument['slots'][number] => ({ id, name, translations: {}, sizeId, products })

/** The most dishes that a slot takes. */
const MOST_DISHES = 200

/**
 * A combo as it begins: one slot with the dishes of the first category that sells any, at the price of the cheapest.
 * Undefined while nothing is sold.
 */
export function newCombo(
  name: string,
  slotId: string,
  { categories, products }: Pick<Surroundings, 'categories' | 'products'>,
): ComboDocument | undefined {
  for (const { id, state, document: category } of categories) {
    if (state === 'deleted') continue
    for (const size of category.sizes) {
      const sold = products.filter(
        (one) =>
          one.state !== 'deleted' &&
          one.document.categoryId === id &&
          one.document.sizes.some(({ sizeId }) => sizeId === size.id),
      )
      if (sold.length === 0) continue
      const ids = sold.slice(0, MOST_DISHES).map((one) => one.id)
      const slots = [newSlot(slotId, category.name, size.id, ids)]
      const worth = comboWorth({ price: zero, discount: 0, slots }, singlePriceIn({ products }))
      const price = worth?.singly.least ?? zero
      return { ...TEXTLESS, name, price, discount: 0, isListed: true, slots, poster: null }
    }
  }
  return undefined
}

const TEXTLESS = { description: '', translations: {}, slug: '', availability: [] }
