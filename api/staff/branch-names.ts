import { MAIN_BRANCH } from '#contract/main-branch.ts'
import type { Ctx } from '../context.ts'
import { worksAt } from '../http/access.ts'

/** The names of the branches by their ids, kept in memory per content version. */
export async function branchNames({ deps }: Ctx): Promise<ReadonlyMap<string, string>> {
  const rows = await deps.content.get('branch-names', () =>
    deps.db.selectFrom('branches').select(['id', 'name']).orderBy('position').execute(),
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/**
 * The names of the branches that a member tells apart: none for a member of one. While guests do not choose their branch,
 * everything that they send is of the main one, which needs no name.
 */
export async function namesToTellApart(
  ctx: Ctx,
  guestsChooseBranch: boolean,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map([...(await branchNames(ctx))].filter(([id]) => worksAt(ctx.actor, id)))
  if (names.size < 2) return new Map()
  if (!guestsChooseBranch) names.delete(MAIN_BRANCH)
  return names
}
