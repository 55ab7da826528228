import { excludeAllergens } from '#domain/menu/exclude-allergens.ts'
import { fitsTags } from '#domain/menu/filter-tags.ts'
import type { MenuFilter } from '../ordering/menu-filter.ts'
import type { DishCard } from './card.ts'

/** The cards of one list that pass the filter; `unknown` counts those that fit but do not name all their allergens (U-08). */
export function filterCards(cards: readonly DishCard[], { codes, tags }: MenuFilter) {
  const { shown, unknown } = excludeAllergens(
    cards.filter((card) => fitsTags(card, tags)),
    codes,
  )
  return { cards: shown, unknown }
}
