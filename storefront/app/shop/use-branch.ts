import type { BranchFacts } from '#contract/branches.ts'
import { branchFacts } from '#domain/settings/branch-facts.ts'
import { useShop } from './use-shop.ts'

/**
 * The branch of an order or a reservation, whatever branch is chosen in this browser. The chosen one stands in where a
 * server of an earlier version does not say it.
 */
export function useBranch({ branch }: { branch?: BranchFacts | undefined }): BranchFacts {
  const { settings } = useShop()
  return branch ?? branchFacts(settings, null)
}
