import { useQueries, useQuery } from '@tanstack/react-query'
import type { MenuOrderDocument } from '#contract/menu.staff.ts'
import { documentCalls, DOCUMENTS, type EntryOf } from '../documents/document-calls.ts'
import { failureKindOf, type FailureKind } from '../http/failure-kind.ts'

/** The one document that holds the order of the menu. */
export const MENU_ORDER_ID = 'menu'

/** Everything that the outline of the menu shows. */
export type MenuEntries = {
  categories: EntryOf<'category'>[]
  products: EntryOf<'product'>[]
  combos: EntryOf<'combo'>[]
  /** Without a version while there is no menu yet. */
  order: { version?: string | undefined; document: MenuOrderDocument }
}

export const noOrder: MenuEntries['order'] = { document: { categories: [], combos: [], notices: [] } }

/** The order of the menu; a menu without anything has none. */
export async function readOrder(): Promise<MenuEntries['order']> {
  try {
    return await documentCalls('menu-order').get(MENU_ORDER_ID)
  } catch (error) {
    if (failureKindOf(error) === 'missing') return noOrder
    throw error
  }
}

/** The order of the menu, as screens of its parts read it. */
export const useOrder = () => useQuery({ queryKey: menuKeys.order, queryFn: readOrder })

export const menuKeys = {
  category: [DOCUMENTS, 'category'],
  product: [DOCUMENTS, 'product'],
  combo: [DOCUMENTS, 'combo'],
  variant: [DOCUMENTS, 'variant'],
  extra: [DOCUMENTS, 'extra'],
  notice: [DOCUMENTS, 'notice'],
  order: [DOCUMENTS, 'menu-order'],
} as const

/** The outline of the menu as it is drafted; undefined until it was read. */
export function useMenu(): {
  menu: MenuEntries | undefined
  failure: FailureKind | undefined
  refresh(): void
} {
  return useQueries({
    queries: [
      { queryKey: menuKeys.category, queryFn: () => documentCalls('category').list() },
      { queryKey: menuKeys.product, queryFn: () => documentCalls('product').list() },
      { queryKey: menuKeys.combo, queryFn: () => documentCalls('combo').list() },
      { queryKey: menuKeys.order, queryFn: readOrder },
    ],
    combine: ([categories, products, combos, order]) => {
      const all = [categories, products, combos, order]
      const failed = all.find((one) => one.error !== null && one.data === undefined)
      return {
        menu:
          categories.data && products.data && combos.data && order.data
            ? {
                categories: categories.data,
                products: products.data,
                combos: combos.data,
                order: order.data,
              }
            : undefined,
        failure: failed && failureKindOf(failed.error),
        refresh: () => all.forEach((one) => void one.refetch()),
      }
    },
  })
}
