import type { WrittenDocument } from '#contract/menu-drafts.ts'
import type { CategoryDocument, ProductDocument } from '#contract/menu.staff.ts'
import type { Tag } from '#contract/menu.ts'
import type { Cents } from '#contract/primitives.ts'
import { changePrice, type PriceChange } from '#domain/menu/change-price.ts'
import type { EntryOf } from '../documents/document-calls.ts'
import { sameDocument } from '../documents/merge-documents.ts'
import type { ChosenDishes } from './bulk-choice.ts'
import { moveToCategory } from './move-to-category.ts'

type Written<Kind extends WrittenDocument['kind']> = WrittenDocument & { kind: Kind }
/** A document as it was read and as it is to be; null removes it. */
export type Edit = {
  [Kind in 'product' | 'combo']: {
    kind: Kind
    entry: EntryOf<Kind>
    after: Written<Kind>['document']
  }
}['product' | 'combo']

/** The dishes with other prices, each size on its own, and the combos; those that keep theirs are left out. */
export function editPrices({ products, combos }: ChosenDishes, change: PriceChange): Edit[] {
  const of = (price: Cents) => changePrice(price, change)
  return [
    ...products.map((entry): Edit => ({
      kind: 'product',
      entry,
      after: {
        ...entry.document,
        sizes: entry.document.sizes.map((size) => ({ ...size, price: of(size.price) })),
      },
    })),
    ...combos.map((entry): Edit => ({
      kind: 'combo',
      entry,
      after: { ...entry.document, price: of(entry.document.price) },
    })),
  ].filter(isChange)
}

export type FactsChange = {
  add: readonly Tag[]
  remove: readonly Tag[]
  /** Where the dishes are put; left out where they stay. */
  to?: { id: string; document: CategoryDocument } | undefined
}

/** The dishes with tags added and removed, and in another category with their prices in its sizes. */
export function editFacts(
  { products }: Pick<ChosenDishes, 'products'>,
  { add, remove, to }: FactsChange,
  categoryOf: (id: string) => CategoryDocument | undefined,
): Edit[] {
  const of = (dish: ProductDocument): ProductDocument => {
    const kept = dish.tags.filter((tag) => !remove.includes(tag))
    const tagged = { ...dish, tags: [...kept, ...add.filter((tag) => !kept.includes(tag))] }
    return to && to.id !== dish.categoryId ? moveToCategory(tagged, categoryOf(dish.categoryId), to) : tagged
  }
  return products
    .map((entry): Edit => ({ kind: 'product', entry, after: of(entry.document) }))
    .filter(isChange)
}

export const editRemoval = ({ products, combos }: ChosenDishes): Edit[] => [
  ...products.map((entry): Edit => ({ kind: 'product', entry, after: null })),
  ...combos.map((entry): Edit => ({ kind: 'combo', entry, after: null })),
]

const isChange = ({ entry, after }: Edit): boolean => after === null || !sameDocument(entry.document, after)

/** The call that makes edits, and with the versions that it answers the call that takes them back. */
export const writtenOf = ({ kind, entry: { id, version }, after }: Edit): WrittenDocument =>
  ({ kind, id, version, document: after }) as WrittenDocument

export const takenBack = (edit: Edit, version: string | null): WrittenDocument =>
  ({
    kind: edit.kind,
    id: edit.entry.id,
    ...(version !== null && { version }),
    document: edit.entry.document,
  }) as WrittenDocument
