import { useQueries } from '@tanstack/react-query'
import type { ExtraDocument } from '#contract/menu.staff.ts'
import type { SinglePriceOf } from '#domain/menu/combo-worth.ts'
import { documentCalls, type EntryOf } from '../documents/document-calls.ts'
import { documentPath } from '../documents/document-path.ts'
import { writtenLanguages } from '../documents/written-languages.ts'
import { failureKindOf } from '../http/failure-kind.ts'
import type { Choosable } from './chosen-list.tsx'
import { menuKeys } from './use-menu.ts'

/** What an editor of the menu names and chooses from. */
export type Surroundings = {
  categories: readonly EntryOf<'category'>[]
  products: readonly EntryOf<'product'>[]
  combos: readonly EntryOf<'combo'>[]
  variants: readonly EntryOf<'variant'>[]
  extras: readonly EntryOf<'extra'>[]
  notices: readonly EntryOf<'notice'>[]
}

/** What is not being deleted. */
export const kept = <Entry extends { state: string }>(entries: readonly Entry[]): Entry[] =>
  entries.filter(({ state }) => state !== 'deleted')

/** Reads what an editor needs beside its own document; undefined until all of it was read. */
export function useSurroundings() {
  return useQueries({
    queries: [
      { queryKey: menuKeys.category, queryFn: () => documentCalls('category').list() },
      { queryKey: menuKeys.product, queryFn: () => documentCalls('product').list() },
      { queryKey: menuKeys.combo, queryFn: () => documentCalls('combo').list() },
      { queryKey: menuKeys.variant, queryFn: () => documentCalls('variant').list() },
      { queryKey: menuKeys.extra, queryFn: () => documentCalls('extra').list() },
      { queryKey: menuKeys.notice, queryFn: () => documentCalls('notice').list() },
      writtenLanguages,
    ],
    combine: ([categories, products, combos, variants, extras, notices, languages]) => {
      const all = [categories, products, combos, variants, extras, notices, languages]
      const failed = all.find((one) => one.error !== null && one.data === undefined)
      const around =
        categories.data && products.data && combos.data && variants.data && extras.data && notices.data
          ? {
              categories: categories.data,
              products: products.data,
              combos: combos.data,
              variants: variants.data,
              extras: extras.data,
              notices: notices.data,
            }
          : undefined
      return {
        around,
        languages: languages.data,
        failure: failed && failureKindOf(failed.error),
        refresh: () => all.forEach((one) => void one.refetch()),
      }
    },
  })
}

/** Shared choices or extras with in how many dishes they are. */
export function choosable(around: Surroundings, kind: 'variant' | 'extra'): Choosable[] {
  const [entries, field] =
    kind === 'variant' ? [around.variants, 'variants' as const] : [around.extras, 'extras' as const]
  return entries
    .filter(({ state }) => state !== 'deleted')
    .map(({ id, document: { name } }) => ({
      id,
      name,
      usedIn: around.products.filter(({ document }) => document[field].includes(id)).length,
      path: documentPath(kind, id),
    }))
}

/** The names behind the ids of the menu; an option stands with its question. */
export function nameIn(around: Surroundings): (id: string) => string | undefined {
  const sizes = around.categories.flatMap(({ document }) => document.sizes)
  const names = new Map([
    ...Object.values(around).flatMap((entries: readonly { id: string; document: { name: string } }[]) =>
      entries.map(({ id, document }) => [id, document.name] as const),
    ),
    ...sizes.map(({ id, name }) => [id, name] as const),
    ...around.variants.flatMap(({ document: { name, options } }) =>
      options.map((option) => [option.id, `${name}: ${option.name}`] as const),
    ),
  ])
  return (id) => names.get(id)
}

/** The sizes of all categories, each with the name of its category. */
export const sizesOf = ({ categories }: Pick<Surroundings, 'categories'>): { id: string; name: string }[] =>
  kept(categories).flatMap(({ document }) =>
    document.sizes.map(({ id, name }) => ({ id, name: `${document.name} ${name}` })),
  )

/**
 * The sizes in which an extra can have a price: those of the categories of its dishes, of all while it has none, and those
 * of others in which it has one already. A category that is being deleted offers no more than the last.
 */
export function pricedSizes(
  categories: Surroundings['categories'],
  dishes: Surroundings['products'],
  { prices }: Pick<ExtraDocument, 'prices'>,
): { id: string; name: string }[] {
  const isPriced = ({ id }: { id: string }) => prices.some(({ sizeId }) => sizeId === id)
  return categories.flatMap(({ id, state, document: { name, sizes } }) => {
    const isOffered = dishes.length === 0 || dishes.some(({ document }) => document.categoryId === id)
    const shown =
      state === 'deleted' ? sizes.filter(isPriced) : isOffered || sizes.some(isPriced) ? sizes : []
    return shown.map((size) => ({ id: size.id, name: `${name} ${size.name}` }))
  })
}

/** What each dish costs in a size as it is drafted. */
export function singlePriceIn({ products }: Pick<Surroundings, 'products'>): SinglePriceOf {
  const known = new Map(kept(products).map((one) => [one.id, one.document]))
  return (productId, sizeId) => known.get(productId)?.sizes.find((size) => size.sizeId === sizeId)?.price
}
