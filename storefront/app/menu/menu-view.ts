import type { Notice } from '#contract/menu.ts'
import { excludeAllergens } from '#domain/menu/exclude-allergens.ts'
import { search, searchIndex, type SearchIndex } from '#domain/menu/search.ts'
import type { ComboCard, DishCard, MenuIndex, Section } from './card.ts'

/** Cards of one category, in the order they are shown. */
export type Group = { slug: string; cards: DishCard[] }

/** What is left of the menu without some allergens; `unknown` counts what has no allergen data. */
export type FilteredMenu = { groups: Group[]; shown: number; total: number; unknown: number }

/** The menu without the dishes that contain an allergen of the given groups, or say nothing about allergens (U-08). */
export function filterMenu(index: MenuIndex, codes: readonly string[]): FilteredMenu {
  const lists = index.categories.map(({ slug, cards }) => ({
    slug,
    total: cards.length,
    ...exclude(cards, codes),
  }))
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

/**
 * What was found: categories by their best hit, and in each the dishes by how well they fit; then the dishes that only
 * have an extra of that name.
 */
export type Found = { combos: ComboCard[]; groups: Group[]; withExtra: Group[]; count: number }

export type SearchTexts = { dishes: SearchIndex; extras: SearchIndex }

/** Folds the texts of the menu once, so that typing stays quick. */
export function prepareSearch(index: MenuIndex, sections: readonly Section[]): SearchTexts {
  const nameOf = new Map(sections.map(({ slug, name }) => [slug, name]))
  const combos = index.combos.map((combo) => ({
    id: combo.id,
    name: combo.name,
    category: '',
    description: [combo.text, ...combo.slots.map(({ name }) => name)].join(' '),
  }))
  const dishes = index.categories.flatMap(({ slug, cards }) =>
    cards.map(({ id, name, text }) => ({ id, name, category: nameOf.get(slug) ?? '', description: text })),
  )
  const extras = index.extraNames.map((name, at) => ({ id: String(at), name, category: '', description: '' }))
  return { dishes: searchIndex([...combos, ...dishes]), extras: searchIndex(extras) }
}

/** The cards that fit a query, without the dishes the allergen filter hides; combos only when nothing is filtered. */
export function searchMenu(
  index: MenuIndex,
  texts: SearchTexts,
  query: string,
  codes: readonly string[],
): Found {
  const rank = new Map(search(texts.dishes, query).map((id, at) => [id, at]))
  const lists = new Set(search(texts.extras, query).map(Number))
  const hits = <T extends { id: string }>(cards: readonly T[]): T[] =>
    cards.filter(({ id }) => rank.has(id)).sort((a, b) => rankOf(rank, a) - rankOf(rank, b))
  const groupsOf = (pick: (category: MenuIndex['categories'][number]) => DishCard[]): Group[] =>
    index.categories
      .map((category) => ({ slug: category.slug, cards: exclude(pick(category), codes).cards }))
      .filter(({ cards }) => cards.length > 0)
  const combos = codes.length === 0 ? hits(index.combos) : []
  const groups = groupsOf(({ cards }) => hits(cards)).sort(
    (a, b) => rankOf(rank, a.cards[0]) - rankOf(rank, b.cards[0]),
  )
  const withExtra = groupsOf(({ cards, extras }) =>
    cards.filter(({ id }, at) => !rank.has(id) && lists.has(extras[at] ?? -1)),
  )
  const count = [...groups, ...withExtra].reduce((all, { cards }) => all + cards.length, combos.length)
  return { combos, groups, withExtra, count }
}

const rankOf = (rank: ReadonlyMap<string, number>, card: { id: string } | undefined): number =>
  (card && rank.get(card.id)) ?? Number.POSITIVE_INFINITY

const notice = (code: string): Notice => ({ id: code, code, name: '', description: '' })
