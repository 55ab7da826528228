import { redirectDocument } from 'react-router'
import { listBranches } from '#contract/branches.ts'
import type { ServerContext } from '../shop/server-context.ts'

const YEAR_S = 31_536_000

/**
 * Keeps the branch of a slug as the guest's choice and leads to `path` as a new document, because everything in it may
 * differ. Undefined when there is no such branch.
 */
export async function chooseBranch(
  server: ServerContext,
  slug: string,
  path = '/',
): Promise<Response | undefined> {
  const branches = await server.call(listBranches, {})
  const branch = branches.find((one) => one.slug === slug)
  if (!branch) return undefined
  const secure = server.origin.startsWith('https:') ? '; Secure' : ''
  return redirectDocument(path, {
    headers: {
      'set-cookie': `branch=${branch.slug}; Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax${secure}`,
    },
  })
}
