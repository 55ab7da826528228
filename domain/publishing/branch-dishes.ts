import type { BranchDocument } from '#contract/branches.staff.ts'
import { movedSizes } from '../menu/moved-sizes.ts'
import { canonicalJson } from './canonical-json.ts'
import { type AnyDocument, type DocumentEdit, type DocumentSet, findDocument } from './document-set.ts'
import { normalizeDocument } from './normalize-document.ts'

/** What a branch does differently about the menu. */
type Dishes = Pick<BranchDocument, 'withoutProducts' | 'withoutCombos' | 'prices'>
type Price = BranchDocument['prices'][number]

/** A branch without what it does differently about dishes and combos that a set does not have, or not in these sizes. */
export function withoutGoneDishes(branch: BranchDocument, set: DocumentSet): BranchDocument {
  const categoryOf = new Map(
    [...set.category].flatMap(([category, { sizes }]) => sizes.map(({ id }) => [id, category] as const)),
  )
  const hasSize = ({ productId, sizeId }: Price) => {
    const dish = set.product.get(productId)
    return dish !== undefined && categoryOf.get(sizeId) === dish.categoryId
  }
  return {
    ...branch,
    withoutProducts: branch.withoutProducts.filter((id) => set.product.has(id)),
    withoutCombos: branch.withoutCombos.filter((id) => set.combo.has(id)),
    prices: branch.prices.filter(hasSize),
  }
}

/**
 * A branch as it is once one set has become another: its prices for a dish that is moved to another category go where the
 * dish's own went, and what is gone is left out. A price that it has there already stays.
 */
export function followDishes(branch: BranchDocument, from: DocumentSet, to: DocumentSet): BranchDocument {
  const prices = branch.prices.map((price) => {
    const sizeId = movedSize(price, from, to)
    const isTaken = branch.prices.some((one) => one.productId === price.productId && one.sizeId === sizeId)
    return sizeId === undefined || isTaken ? price : { ...price, sizeId }
  })
  return withoutGoneDishes({ ...branch, prices }, to)
}

/** The size in which a dish that is moved goes on; undefined where it stays, or is not sold in any such size. */
function movedSize({ productId, sizeId }: Price, from: DocumentSet, to: DocumentSet): string | undefined {
  const [before, after] = [from.product.get(productId), to.product.get(productId)]
  if (!before || !after || before.categoryId === after.categoryId) return undefined
  const sizesOf = (set: DocumentSet, category: string) => set.category.get(category)?.sizes ?? []
  const moved = movedSizes(
    before.sizes.map((size) => size.sizeId),
    sizesOf(from, before.categoryId),
    sizesOf(to, after.categoryId),
  ).get(sizeId)
  return after.sizes.some((size) => size.sizeId === moved) ? moved : undefined
}

/**
 * What a document is to be when an edit is taken back: what it was before. A branch that the edit only made follow dishes
 * that went or moved gets back what it did differently about them, and otherwise stays as it is published now.
 */
export function takenBack(published: DocumentSet, edit: DocumentEdit): AnyDocument | null {
  if (edit.kind !== 'branch' || !edit.before || !edit.after) return edit.before
  const [before, after] = [edit.before as BranchDocument, edit.after as BranchDocument]
  const lost = lostDishes(before, after)
  const moved = without(after.prices, before.prices).filter((one) =>
    lost.prices.some(({ productId, price }) => productId === one.productId && price === one.price),
  )
  const back = (branch: BranchDocument) =>
    withDishes({ ...branch, prices: without(branch.prices, moved) }, lost)
  const hasOnlyFollowed = canonicalJson(back(after)) === canonicalJson(normalizeDocument('branch', before))
  if (!hasOnlyFollowed) return before
  const now = findDocument(published, edit) as BranchDocument | null
  return now && back(now)
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
