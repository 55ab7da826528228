import type { BranchFacts } from '#contract/branches.ts'
import { branchFacts } from '#domain/settings/branch-facts.ts'
import type { Ctx } from '../context.ts'
import { branchNames } from '../staff/index.ts'
import { loadSettingsOf } from './settings.queries.ts'

/**
 * What guests see of a branch, whatever branch the call is for; it has a name where guests choose theirs. Call it outside
 * of transactions.
 */
export async function loadBranchFacts(ctx: Ctx, branchId: string): Promise<BranchFacts> {
  const [settings, names] = await Promise.all([loadSettingsOf(ctx.deps, branchId), branchNames(ctx)])
  const name = settings.HAS_BRANCH === '' ? undefined : names.get(branchId)
  return branchFacts(settings, name ?? null)
}
