import type { BranchDocument } from '#contract/branches.staff.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { withoutGoneDishes } from './branch-dishes.ts'
import { branchMessages } from './branch-messages.ts'
import type { DocumentSet } from './document-set.ts'

/** The prices of a branch, by field, for what guests do not see yet: a branch acts at once, so they would be lost. */
export function unpublishedPrices(published: DocumentSet, branch: BranchDocument): FieldErrors {
  const kept = new Set(withoutGoneDishes(branch, published).prices)
  return Object.fromEntries(
    branch.prices.flatMap((price, at) =>
      kept.has(price) ? [] : [[`prices.${at}.price`, [branchMessages.notPublished]] as const],
    ),
  )
}
