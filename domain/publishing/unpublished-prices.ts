import type { BranchDocument } from '#contract/branches.staff.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { withoutGoneDishes } from './branch-dishes.ts'
import { branchMessages } from './branch-messages.ts'
import type { DocumentSet } from './document-set.ts'

/**
 * The prices of a branch, by field, for what guests do not see yet: a branch acts at once, so they would be lost. What the
 * branch has already for a dish that is in another category by now is not said to whoever did not type it.
 */
export function unpublishedPrices(published: DocumentSet, id: string, branch: BranchDocument): FieldErrors {
  const kept = new Set(withoutGoneDishes(branch, published).prices)
  const before = published.branch.get(id)?.prices ?? []
  const isKnown = ({ productId, sizeId }: BranchDocument['prices'][number]) =>
    before.some((one) => one.productId === productId && one.sizeId === sizeId)
  return Object.fromEntries(
    branch.prices.flatMap((price, at) =>
      kept.has(price) || isKnown(price)
        ? []
        : [[`prices.${at}.price`, [branchMessages.notPublished]] as const],
    ),
  )
}
