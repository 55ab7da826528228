import type { Notice } from '#contract/menu.ts'
import { excludeAllergens } from '#domain/menu/exclude-allergens.ts'
import { fitsTags } from '#domain/menu/filter-tags.ts'
import type { DishCard, MenuFilter } from './card.ts'

/** The cards of one list that pass the filter; `unknown` counts those that fit but do not name all their allergens (U-08). */
export function filterCards(cards: readonly DishCard[], { codes, tags }: MenuFilter) {
  const dishes = cards
    .filter((card) => fitsTags(card, tags))
    .map((card) => ({
      card,
      allergens: card.allergens.map(notice),
      allergensUnknown: card.allergensUnknown,
    }))
  const { shown, unknown } = excludeAllergens(dishes, codes)
  return { cards: shown.map(({ card }) => card), unknown }
}

const notice = (code: string): Notice => ({ id: code, code, name: '', description: '' })
