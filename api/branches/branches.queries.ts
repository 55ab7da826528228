import type { Branch } from '#contract/branches.ts'
import type { Deps } from '../deps.ts'
import { loadSharedSettings, loadSettingsOf } from '../settings/index.ts'

/** Where the API and the entrance of a branch lie below the house. */
const branchPath = (slug: string): string => `/b/${slug}`

/** The branches in their order, kept in memory per content version. Their addresses are absolute once the house has one. */
export function loadBranches(deps: Deps, publicUrl = ''): Promise<Branch[]> {
  return deps.content.get(`branches:${publicUrl}`, async () => {
    const rows = await deps.db.selectFrom('branches').selectAll().orderBy('position').execute()
    return Promise.all(
      rows.map(async ({ id, slug, name }) => ({
        id,
        slug,
        name,
        url: publicUrl + branchPath(slug),
        address: (await loadSettingsOf(deps, id)).ADDRESS,
      })),
    )
  })
}

/**
 * The branch that a cookie names. Undefined when the house has no branches (HAS_BRANCH) or does not know this one: then
 * nobody has chosen.
 */
export async function findChosenBranch(deps: Deps, cookie: string): Promise<Branch | undefined> {
  if (cookie === '' || (await loadSharedSettings(deps)).HAS_BRANCH === '') return undefined
  return findBranch(deps, cookie)
}

/** The branch of a slug; undefined for every text that is not one. */
export async function findBranch(deps: Deps, slug: string): Promise<Branch | undefined> {
  return (await loadBranches(deps)).find((branch) => branch.slug === slug)
}
