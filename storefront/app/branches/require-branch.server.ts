import { redirect } from 'react-router'
import type { ServerContext } from '../shop/server-context.ts'

/** Guard of every page that belongs to one branch: who has not chosen yet chooses first (spec 2, guard 1). */
export function requireBranch({ hasBranches, branch }: Pick<ServerContext, 'hasBranches' | 'branch'>): void {
  if (hasBranches && !branch) throw redirect('/select-branch')
}
