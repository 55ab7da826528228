import type { Branch } from '#contract/branches.ts'
import type { Deps } from '../context.ts'
import { branchOfSeat } from '../http/seat-branch.ts'
import { loadSharedSettings, loadSettingsOf } from '../settings/index.ts'

/** The paths of a branch's API and entry page below the public address. */
const branchPath = (slug: string): string => `/b/${slug}`

/**
 * The branches in their order, cached in memory per content version. Their addresses are absolute when a public address
 * is configured.
 */
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
 * The branch that a cookie names. Undefined when it names an unknown one, or one that the guest has chosen while guests do not
 * choose a branch (HAS_BRANCH); that of a table always counts.
 */
export async function findChosenBranch(deps: Deps, cookie: string): Promise<Branch | undefined> {
  if (cookie === '') return undefined
  const ofSeat = branchOfSeat(cookie)
  if (ofSeat === undefined && (await loadSharedSettings(deps)).HAS_BRANCH === '') return undefined
  return findBranch(deps, ofSeat ?? cookie)
}

/** The branch with this slug; undefined when there is none. */
export async function findBranch(deps: Deps, slug: string): Promise<Branch | undefined> {
  return (await loadBranches(deps)).find((branch) => branch.slug === slug)
}
