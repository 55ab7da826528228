import type { BranchDocument } from '#contract/branches.staff.ts'

/** A branch as it begins: everything as in the whole restaurant. */
export const newBranch = (name: string, position: number): BranchDocument => ({
  name,
  slug: '',
  position,
  settings: {},
  withoutProducts: [],
  withoutCombos: [],
  prices: [],
})

/** The branch with a value of its own; without one it takes that of the whole restaurant. */
export function withSetting(branch: BranchDocument, key: string, value: string | undefined): BranchDocument {
  const { [key]: _, ...others } = branch.settings
  return { ...branch, settings: value === undefined ? others : { ...others, [key]: value } }
}

type Price = BranchDocument['prices'][number]

/** The branch with a price of its own for a size of a dish; null for that of the menu. */
export function withBranchPrice(
  branch: BranchDocument,
  { productId, sizeId }: Pick<Price, 'productId' | 'sizeId'>,
  price: Price['price'] | null,
): BranchDocument {
  const others = branch.prices.filter((one) => one.productId !== productId || one.sizeId !== sizeId)
  return { ...branch, prices: price === null ? others : [...others, { productId, sizeId, price }] }
}

/** A list with an id in it or not. */
export const toggled = (ids: readonly string[], id: string, isIn: boolean): string[] =>
  isIn ? [...ids.filter((one) => one !== id), id] : ids.filter((one) => one !== id)
