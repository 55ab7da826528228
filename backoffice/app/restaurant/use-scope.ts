import { mayChangeAt } from '#domain/publishing/branch-of.ts'
import { useDesk } from './use-desk.ts'

export type Scope = {
  /** Whether the member works for all branches. */
  isWhole: boolean
  /** The branch that a member of some begins with; null for a member of all. */
  home: string | null
  /** Whether the member changes what is of a branch; null stands for what counts at every branch. */
  mayChange: (branchId: string | null) => boolean
}

/** What the signed-in member may change by the branches they work for; the server asks the same rule. */
export function useScope(): Scope {
  const { branchIds } = useDesk().member
  return {
    isWhole: branchIds === null,
    home: branchIds?.[0] ?? null,
    mayChange: (branchId) => mayChangeAt(branchIds, branchId),
  }
}
