import { type LoaderFunctionArgs, redirect } from 'react-router'
import { chooseBranch } from '../branches/choose-branch.server.ts'
import { houseContext } from '../shop/page-context.ts'

/**
 * The address of a branch chooses it, for links and codes on tables. Who has chosen another one already is asked, because
 * a cart of it may be waiting.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const house = context.get(houseContext)
  const slug = params.branch ?? ''
  const { search } = new URL(request.url)
  if (!house.hasBranches) return redirect(`/${search}`)
  if (house.branch && house.branch.slug !== slug && !new URLSearchParams(search).has('table')) {
    return redirect(`/select-branch?branch=${encodeURIComponent(slug)}`)
  }
  return (await chooseBranch(house, slug, `/${search}`)) ?? redirect('/select-branch')
}
