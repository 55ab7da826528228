import { favourites } from '#domain/menu/favourites.ts'
import { search, type SearchHit, searchIndex, type SearchIndex } from '#domain/menu/search.ts'
import { isFiltering, type MenuFilter } from '../ordering/menu-filter.ts'
import type { ComboCard, DishCard, MenuIndex, Section } from './card.ts'
import { filterCards } from './filter-cards.ts'

/** Cards of one category, in the order they are shown. */
export type Group = { slug: string; cards: DishCard[] }

/** What is left of the menu; `unknown` counts what has no allergen data. */
export type FilteredMenu = { groups: Group[]; shown: number; total: number; unknown: number }

/** The menu without the dishes that do not pass the filter (U-08). */
export function filterMenu(index: MenuIndex, filter: MenuFilter): FilteredMenu {
  const lists = index.categories.map(({ slug, cards }) => ({
    slug,
    total: cards.length,
    ...filterCards(cards, filter),
  }))
  const sum = (of: (list: (typeof lists)[number]) => number) => lists.reduce((all, list) => all + of(list), 0)
  return {
    groups: lists.map(({ slug, cards }) => ({ slug, cards })).filter(({ cards }) => cards.length > 0),
    shown: sum(({ cards }) => cards.length),
    total: sum(({ total }) => total),
    unknown: sum(({ unknown }) => unknown),
  }
}

/**
 * What was found: categories that were asked for by their name, the others by their best hit, and in each the dishes by how
 * well they fit; then the dishes that only have a choice of that name.
 */
export type Found = {
  combos: ComboCard[]
  /** No dish fits better than the best of the combos. */
  combosLead: boolean
  groups: Group[]
  withChoice: Group[]
  count: number
  /** How many the filter hides. */
  hidden: number
}

/** Folds the texts of the menu once, so that typing stays quick. */
export function prepareSearch(index: MenuIndex, sections: readonly Section[]): SearchIndex {
  const nameOf = new Map(sections.map(({ slug, name }) => [slug, name]))
  const none: string[] = []
  const combos = index.combos.map(({ id, name, text, slots }) => ({
    id,
    name,
    category: '',
    tags: [],
    ingredients: [text, ...slots.map((slot) => slot.name)].join(' '),
    choices: none,
  }))
  const dishes = index.categories.flatMap(({ slug, cards, choices }) =>
    cards.map(({ id, name, text, tags }, at) => ({
      id,
      name,
      category: nameOf.get(slug) ?? '',
      tags,
      ingredients: text,
      choices: index.choices[choices[at] ?? -1] ?? none,
    })),
  )
  return searchIndex([...combos, ...dishes])
}

/**
 * The cards that fit a query and pass the filter; combos and choices only when nothing is filtered, since they may bring
 * what a guest avoids.
 */
export function searchMenu(index: MenuIndex, texts: SearchIndex, query: string, filter: MenuFilter): Found {
  const hits = search(texts, query)
  const ranks = new Map(hits.map(({ id }, at) => [id, at]))
  const rankOf = (card: { id: string } | undefined): number => (card && ranks.get(card.id)) ?? Infinity
  const named = new Set(hits.filter(({ isCategory }) => isCategory).map(({ id }) => id))
  const groupRank = ({ cards }: Group): number =>
    cards.some(({ id }) => named.has(id)) ? -1 : rankOf(cards[0])
  const groupsOf = (isChoice: boolean): Group[] => {
    const ids = new Set(hits.filter((hit: SearchHit) => hit.isChoice === isChoice).map(({ id }) => id))
    return index.categories
      .map(({ slug, cards }) => ({
        slug,
        cards: filterCards(
          cards.filter(({ id }) => ids.has(id)),
          filter,
        ).cards.sort((a, b) => rankOf(a) - rankOf(b)),
      }))
      .filter(({ cards }) => cards.length > 0)
      .sort((a, b) => groupRank(a) - groupRank(b))
  }
  const combos = isFiltering(filter)
    ? []
    : index.combos.filter(({ id }) => ranks.has(id)).sort((a, b) => rankOf(a) - rankOf(b))
  const groups = groupsOf(false)
  const withChoice = isFiltering(filter) ? [] : groupsOf(true)
  const count = [...groups, ...withChoice].reduce((all, { cards }) => all + cards.length, combos.length)
  const combosLead = combos.length > 0 && groups.every(({ cards }) => rankOf(combos[0]) < rankOf(cards[0]))
  return { combos, combosLead, groups, withChoice, count, hidden: hits.length - count }
}

/** A dish with the category it stands in. */
export type PlacedCard = DishCard & { categorySlug: string }

/** The dishes that are offered to a guest who found nothing. */
export function favouriteCards(index: MenuIndex, filter: MenuFilter, limit: number): PlacedCard[] {
  const categories = index.categories.map(({ slug, cards }) =>
    filterCards(cards, filter).cards.map((card) => ({ ...card, categorySlug: slug })),
  )
  return favourites(categories, limit)
}
