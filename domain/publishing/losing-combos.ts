import type { DocumentRef } from '#contract/publishing.staff.ts'
import type { DocumentSet } from './document-set.ts'

/**
 * The combos that still name a dish which is not sold any more in the size of their course, as before, with the fields in
 * which they do: guests could not choose it there.
 */
export function losingCombos(
  before: DocumentSet,
  target: DocumentSet,
): (DocumentRef & { fields: string[] })[] {
  const lost = (productId: string, sizeId: string) =>
    target.product.has(productId) && !isSold(target, productId, sizeId) && isSold(before, productId, sizeId)
  return [...target.combo].flatMap(([id, { slots }]) => {
    const fields = slots.flatMap(({ sizeId, products }, at) =>
      products.flatMap((product, place) => (lost(product, sizeId) ? [`slots.${at}.products.${place}`] : [])),
    )
    return fields.length > 0 ? [{ kind: 'combo' as const, id, fields }] : []
  })
}

const isSold = (set: DocumentSet, productId: string, sizeId: string): boolean =>
  set.product.get(productId)?.sizes.some((size) => size.sizeId === sizeId) === true
