import type { CategoryDocument, ProductDocument } from '#contract/menu.staff.ts'
import { movedSizes } from '#domain/menu/moved-sizes.ts'
import { sameDocument } from '../documents/merge-documents.ts'

type Target = { id: string; document: CategoryDocument }

/** A dish in another category, with its prices in the sizes of that. In the category in which it is already it stays as it is. */
export function moveToCategory(
  dish: ProductDocument,
  from: CategoryDocument | undefined,
  to: Target,
): ProductDocument {
  if (to.id === dish.categoryId) return dish
  const sold = dish.sizes.map(({ sizeId }) => sizeId)
  const moved = movedSizes(sold, from?.sizes ?? [], to.document.sizes)
  const sizes = dish.sizes.flatMap((row) => {
    const sizeId = moved.get(row.sizeId)
    return sizeId === undefined ? [] : [{ ...row, sizeId }]
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
