import type { Notice } from '#contract/menu.ts'
import { excludeAllergens } from '#domain/menu/exclude-allergens.ts'
import { search, searchIndex, type SearchIndex } from '#domain/menu/search.ts'
import { type ComboCard, type DishCard, type MenuIndex, type Section } from './card.ts'

/** Cards of one category, in the order they are shown. */
export type Group = { slug: string; cards: DishCard[] }

/** What is left of the menu without some allergens; `unknown` counts what has no allergen data. */
export type FilteredMenu = { groups: Group[]; shown: number; total: number; unknown: number }

/** The menu without the dishes that contain an allergen of the given groups, or say nothing about allergens (U-08). */
export function filterMenu(index: MenuIndex, codes: readonly string[]): FilteredMenu {
  const lists = index.categories.map(({ slug, cards }) => ({ slug, total: cards.length, ...exclude(cards, codes) }))
  const sum = (of: (list: (typeof lists)[number]) => number) => lists.reduce((all, list) => all + of(list), 0)
  return {
    groups: lists.map(({ slug, cards }) => ({ slug, cards })).filter(({ cards }) => cards.length > 0),
    shown: sum(({ cards }) => cards.length),
    total: sum(({ total }) => total),
    unknown: sum(({ unknown }) => unknown),
  }
}

/** The cards of one list that pass the allergen filter. */
export function exclude(cards: readonly DishCard[], codes: readonly string[]) {
  const dishes = cards.map((card) => ({ card, allergens: card.allergens.map(notice) }))
  const { shown, unknown } = excludeAllergens(dishes, codes)
  return { cards: shown.map(({ card }) => card), unknown }
}

/** What was found: categories by their best hit, and in each the dishes by how well they fit. */
export type Found = { combos: ComboCard[]; groups: Group[]; count: number }

/** Folds the texts of the menu once, so that typing stays quick. */
export function prepareSearch(index: MenuIndex, sections: readonly Section[]): SearchIndex {
  const nameOf = new Map(sections.map(({ slug, name }) => [slug, name]))
  const combos = index.combos.map((combo) => ({
    id: combo.id,
    name: combo.name,
    category: '',
    description: [combo.text, ...combo.slots.map(({ name }) => name)].join(' '),
  }))
  const dishes = index.categories.flatMap(({ slug, cards, extras }) =>
    cards.map((card, at) => ({
      id: card.id,
      name: card.name,
      category: nameOf.get(slug) ?? '',
      description: `${card.text} ${index.extraNames[extras[at] ?? -1] ?? ''}`,
    })),
  )
  return searchIndex([...combos, ...dishes])
}

/** The cards that fit a query, without the dishes the allergen filter hides; combos only when nothing is filtered. */
export function searchMenu(
  index: MenuIndex,
  texts: SearchIndex,
  query: string,
  codes: readonly string[],
): Found {
  const rank = new Map(search(texts, query).map((id, at) => [id, at]))
  const hits = <T extends { id: string }>(cards: readonly T[]): T[] =>
    cards.filter(({ id }) => rank.has(id)).sort((a, b) => rankOf(rank, a) - rankOf(rank, b))
  const combos = codes.length === 0 ? hits(index.combos) : []
  const groups = index.categories
    .map(({ slug, cards }) => ({ slug, cards: exclude(hits(cards), codes).cards }))
    .filter(({ cards }) => cards.length > 0)
    .sort((a, b) => rankOf(rank, a.cards[0]) - rankOf(rank, b.cards[0]))
  const count = groups.reduce((all, { cards }) => all + cards.length, combos.length)
  return { combos, groups, count }
}

const rankOf = (rank: ReadonlyMap<string, number>, card: { id: string } | undefined): number =>
  (card && rank.get(card.id)) ?? Number.POSITIVE_INFINITY

const notice = (code: string): Notice => ({ id: code, code, name: '', description: '' })

