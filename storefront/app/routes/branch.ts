import { type LoaderFunctionArgs, redirect } from 'react-router'
import { chooseBranch } from '../branches/choose-branch.server.ts'
import { serverContext } from '../shop/server-context.ts'

/**
 * The address of a branch chooses it, for links and codes on tables. A guest who has chosen another one already is asked, because
 * a cart of it may be waiting.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const server = context.get(serverContext)
  const slug = params.branch ?? ''
  const { search } = new URL(request.url)
  if (!server.hasBranches) return redirect(`/${search}`)
  if (server.branch && server.branch.slug !== slug && !new URLSearchParams(search).has('table')) {
    return redirect(`/select-branch?branch=${encodeURIComponent(slug)}`)
  }
  return (await chooseBranch(server, slug, `/${search}`)) ?? redirect('/select-branch')
}
