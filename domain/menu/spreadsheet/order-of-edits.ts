import type { MenuOrderDocument } from '#contract/menu.staff.ts'
import type { SpreadsheetEdit } from './read-rows.ts'

/** The order of the menu with what is new at its end, as it stands in the file; undefined when nothing is new. */
export function orderOfEdits(
  order: MenuOrderDocument,
  edits: readonly SpreadsheetEdit[],
): MenuOrderDocument | undefined {
  const added = edits.filter(({ before }) => before === null)
  if (added.length === 0) return undefined
  const categories = [
    ...order.categories,
    ...added
      .filter(({ kind, id }) => kind === 'category' && order.categories.every((one) => one.id !== id))
      .map(({ id }) => ({ id, products: [] })),
  ]
  return {
    ...order,
    categories: categories.map(({ id, products }) => ({
      id,
      products: [
        ...products,
        ...added.flatMap((edit) => (edit.kind === 'product' && edit.after.categoryId === id ? edit.id : [])),
      ],
    })),
  }
}
