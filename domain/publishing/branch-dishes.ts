import type { BranchDocument } from '#contract/branches.staff.ts'
import { canonicalJson } from './canonical-json.ts'
import { type AnyDocument, type DocumentEdit, type DocumentSet, findDocument } from './document-set.ts'
import { normalizeDocument } from './normalize-document.ts'

/** What a branch does differently about the menu. */
type Dishes = Pick<BranchDocument, 'withoutProducts' | 'withoutCombos' | 'prices'>

/** A branch without what it does differently about dishes, sizes and combos that a set does not have. */
export function withoutGoneDishes(branch: BranchDocument, set: DocumentSet): BranchDocument {
  const sizes = new Set([...set.category.values()].flatMap((one) => one.sizes.map(({ id }) => id)))
  return {
    ...branch,
    withoutProducts: branch.withoutProducts.filter((id) => set.product.has(id)),
    withoutCombos: branch.withoutCombos.filter((id) => set.combo.has(id)),
    prices: branch.prices.filter(({ productId, sizeId }) => set.product.has(productId) && sizes.has(sizeId)),
  }
}

/**
 * What a document is to be when an edit is taken back: what it was before. A branch that the edit only made lose what it
 * did differently about dishes gets that back, and otherwise stays as it is published now.
 */
export function takenBack(published: DocumentSet, edit: DocumentEdit): AnyDocument | null {
  if (edit.kind !== 'branch' || !edit.before || !edit.after) return edit.before
  const [before, after] = [edit.before as BranchDocument, edit.after as BranchDocument]
  const lost = lostDishes(before, after)
  const hasOnlyLost =
    canonicalJson(withDishes(after, lost)) === canonicalJson(normalizeDocument('branch', before))
  if (!hasOnlyLost) return before
  const now = findDocument(published, edit) as BranchDocument | null
  return now && withDishes(now, lost)
}

const lostDishes = (before: Dishes, after: Dishes): Dishes => ({
  withoutProducts: without(before.withoutProducts, after.withoutProducts),
  withoutCombos: without(before.withoutCombos, after.withoutCombos),
  prices: without(before.prices, after.prices),
})

const without = <T>(list: readonly T[], others: readonly T[]): T[] => {
  const known = new Set(others.map((one) => canonicalJson(one)))
  return list.filter((one) => !known.has(canonicalJson(one)))
}

/** A branch that does more differently; a price that it has itself stays. */
const withDishes = (branch: BranchDocument, { withoutProducts, withoutCombos, prices }: Dishes) =>
  normalizeDocument('branch', {
    ...branch,
    withoutProducts: [...branch.withoutProducts, ...withoutProducts],
    withoutCombos: [...branch.withoutCombos, ...withoutCombos],
    prices: [
      ...branch.prices,
      ...prices.filter(
        (one) =>
          !branch.prices.some(
            ({ productId, sizeId }) => productId === one.productId && sizeId === one.sizeId,
          ),
      ),
    ],
  })
