import { foldedIncludes } from '#domain/text/fold.ts'
import type { EntryOf } from '../documents/document-calls.ts'
import { applyMove, type OutlineMove } from './move.ts'
import type { MenuEntries } from './use-menu.ts'

export type Outline = {
  categories: { entry: EntryOf<'category'>; products: EntryOf<'product'>[] }[]
  combos: EntryOf<'combo'>[]
}

/** What the outline can be narrowed to; the words stand in the address. */
export const outlineFilters = [
  'draft',
  'changed',
  'new',
  'deleted',
  'sold-out',
  'without-picture',
  'allergens-unknown',
] as const
export type OutlineFilter = (typeof outlineFilters)[number]

/** The entries in the order of the menu; what is to be deleted has no place in it any more and comes last. */
export function buildOutline({ categories, products, combos, order }: MenuEntries): Outline {
  const places = new Map(
    [
      ...order.document.categories.flatMap(({ id, products }) => [id, ...products]),
      ...order.document.combos,
    ].map((id, at) => [id, at]),
  )
  const arranged = <T extends { id: string }>(entries: readonly T[]) =>
    entries.toSorted((a, b) => (places.get(a.id) ?? Infinity) - (places.get(b.id) ?? Infinity) || 0)
  const inCategory = Map.groupBy(arranged(products), ({ document }) => document.categoryId)
  return {
    categories: arranged(categories).map((entry) => ({ entry, products: inCategory.get(entry.id) ?? [] })),
    combos: arranged(combos),
  }
}

/** The menu with a move that is not saved yet. */
export function withMove(menu: MenuEntries, move: OutlineMove): MenuEntries {
  const { ids, into } = move
  const order = { ...menu.order, document: applyMove(menu.order.document, move) }
  if (into === undefined) return { ...menu, order }
  const products = menu.products.map((entry) =>
    ids.includes(entry.id) ? { ...entry, document: { ...entry.document, categoryId: into } } : entry,
  )
  return { ...menu, order, products }
}

type Dish = EntryOf<'product'> | EntryOf<'combo'>

function passes(entry: Dish, filter: OutlineFilter, soldOut: ReadonlySet<string>): boolean {
  if (filter === 'without-picture') return entry.document.poster === null
  if (filter === 'allergens-unknown')
    return 'allergensUnknown' in entry.document && entry.document.allergensUnknown
  if (filter === 'sold-out') return soldOut.has(entry.id)
  return isInState(entry, filter)
}

const isInState = ({ state }: { state: string }, filter: OutlineFilter): boolean =>
  filter === 'draft' ? state !== 'published' : state === filter

/** Everything that can be read of a dish, in all languages. */
const textOf = ({ document: { name, description, translations } }: Dish): string =>
  [name, description, ...Object.values(translations).flatMap((texts) => Object.values(texts))].join('\n')

/** The outline narrowed to what is searched and filtered; categories stay that hold such a dish or are such themselves. */
export function narrowOutline(
  outline: Outline,
  search: string,
  filter: OutlineFilter | undefined,
  soldOut: ReadonlySet<string>,
): Outline {
  if (search.trim() === '' && !filter) return outline
  const isWanted = (entry: Dish) =>
    (!filter || passes(entry, filter, soldOut)) && foldedIncludes(textOf(entry), search)
  const isCategory = (entry: EntryOf<'category'>) =>
    foldedIncludes(entry.document.name, search) && (!filter || isInState(entry, filter))
  return {
    categories: outline.categories
      .map(({ entry, products }) => ({ entry, products: products.filter(isWanted) }))
      .filter(({ entry, products }) => products.length > 0 || isCategory(entry)),
    combos: outline.combos.filter(isWanted),
  }
}
