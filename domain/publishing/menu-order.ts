import type { MenuOrderDocument } from '#contract/menu.staff.ts'
import { documentSet, type DocumentSet } from './document-set.ts'
import { MENU_ORDER } from './only-documents.ts'

/**
 * The set with the order of its menu made whole: everything there is stands in it once, dishes below their own category.
 * What the order does not name comes last, in the order of the ids; what does not exist is left out.
 */
export function withWholeOrder(set: DocumentSet): DocumentSet {
  const order = set['menu-order'].get(MENU_ORDER)
  const isEmpty = set.category.size + set.combo.size + set.notice.size === 0
  if (isEmpty) return { ...set, 'menu-order': new Map() }
  return { ...set, 'menu-order': new Map([[MENU_ORDER, wholeOrder(set, order)]]) }
}

function wholeOrder(set: DocumentSet, order: MenuOrderDocument | undefined): MenuOrderDocument {
  const categories = arranged(order?.categories.map(({ id }) => id) ?? [], [...set.category.keys()])
  const named = order?.categories.flatMap(({ products }) => products) ?? []
  const products = Map.groupBy(
    arranged(named, [...set.product.keys()]),
    (id) => set.product.get(id)?.categoryId ?? '',
  )
  return {
    categories: categories.map((id) => ({ id, products: products.get(id) ?? [] })),
    combos: arranged(order?.combos ?? [], [...set.combo.keys()]),
    notices: arranged(order?.notices ?? [], [...set.notice.keys()]),
  }
}

/** All that exist: first those that are named, in their order, then the others by their ids. */
function arranged(named: readonly string[], existing: readonly string[]): string[] {
  const left = new Set(existing)
  const first = named.filter((id) => left.delete(id))
  return [...first, ...[...left].sort()]
}

/** A set of documents with the order of the menu made whole. */
export const wholeSet = (given: Partial<DocumentSet> = {}): DocumentSet => withWholeOrder(documentSet(given))
