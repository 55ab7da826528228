import { fetchPart } from '../http/fetch-part.ts'
import { COMBOS_SLUG, type MenuIndex } from './card.ts'

/** Where a dish stands on the menu and what it looks like. */
export type DishPlace = { path: string; poster: string }

/** The places of all dishes of today's menu, by the id of the product or combo. Throws when the menu does not answer. */
export async function loadDishPlaces(): Promise<ReadonlyMap<string, DishPlace>> {
  const response = await fetchPart('/menu-index')
  if (!response.ok) throw new Error(`the menu answered ${response.status}`)
  const { combos, categories } = (await response.json()) as MenuIndex
  const groups = [{ slug: COMBOS_SLUG, cards: combos }, ...categories]
  return new Map(
    groups.flatMap(({ slug, cards }) =>
      cards.map((card) => [card.id, { path: `/menu/${slug}/${card.slug}`, poster: card.picture?.url ?? '' }]),
    ),
  )
}
