import type { CategoryDocument, ProductDocument } from '#contract/menu.staff.ts'
import { sameDocument } from '../documents/merge-documents.ts'

type Target = { id: string; document: CategoryDocument }

/**
 * A dish in another category: prices go to the sizes of the same name, the others to those left, in their order. In the
 * category in which it is already it stays as it is.
 */
export function moveToCategory(
  dish: ProductDocument,
  from: CategoryDocument | undefined,
  to: Target,
): ProductDocument {
  if (to.id === dish.categoryId) return dish
  const nameOf = (sizeId: string) => from?.sizes.find(({ id }) => id === sizeId)?.name.toLowerCase()
  const free = [...to.document.sizes]
  const take = (at: number) => (at < 0 ? undefined : free.splice(at, 1)[0])
  const named = dish.sizes.map((row) => ({
    row,
    size: take(free.findIndex(({ name }) => name.toLowerCase() === nameOf(row.sizeId))),
  }))
  const sizes = named.flatMap(({ row, size }) => {
    const found = size ?? take(0)
    return found ? [{ ...row, sizeId: found.id }] : []
  })
  return { ...dish, categoryId: to.id, sizes }
}

type Place = Pick<ProductDocument, 'categoryId' | 'sizes'>
/** The category and prices of a dish before it was put into others, and what it has in the last one. */
export type Moved = { from: Place; made: Place }

/**
 * A dish that is put into one category after the other. Its prices come from where it was first, so that a category with
 * fewer sizes on the way takes none; once they are edited, they count as they are then.
 */
export function moveOn(
  dish: ProductDocument,
  moved: Moved | undefined,
  to: Target,
  categoryOf: (id: string) => CategoryDocument | undefined,
): { dish: ProductDocument; moved: Moved } {
  const from = moved && isSamePlace(moved.made, dish) ? moved.from : placeOf(dish)
  const made = placeOf(moveToCategory({ ...dish, ...from }, categoryOf(from.categoryId), to))
  return { dish: { ...dish, ...made }, moved: { from, made } }
}

const placeOf = ({ categoryId, sizes }: ProductDocument): Place => ({ categoryId, sizes })

/** The server keeps sizes in an order of its own. */
const isSamePlace = (a: Place, b: Place): boolean =>
  a.categoryId === b.categoryId &&
  a.sizes.length === b.sizes.length &&
  a.sizes.every((row) => b.sizes.some((one) => sameDocument(one, row)))
