import type { CategoryDocument, ProductDocument } from '#contract/menu.staff.ts'

/** A dish in another category: prices go to the sizes of the same name, the others to those left, in their order. */
export function moveToCategory(
  dish: ProductDocument,
  from: CategoryDocument | undefined,
  to: { id: string; document: CategoryDocument },
): ProductDocument {
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
