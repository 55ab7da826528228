import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { listBranches } from '#contract/branches.ts'
import { chooseBranch } from '../branches/choose-branch.server.ts'
import { SelectBranchPage } from '../branches/select-branch-page.tsx'
import { flush, useCart } from '../cart/cart-store.ts'
import { contentData, contentHeaders } from '../shop/content-data.ts'
import { serverContext } from '../shop/server-context.ts'
import { pageMeta } from '../shell/page-meta.ts'

export { PageFailure as ErrorBoundary } from '../shell/page-failure.tsx'

/** The branches to choose from, whether or not HAS_BRANCH is set (spec 2). `?branch=` stands chosen already. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const server = context.get(serverContext)
  const branches = await server.call(listBranches, {})
  const current = server.branch?.slug ?? ''
  const wanted = new URL(request.url).searchParams.get('branch')
  const shown = {
    branches: branches.map(({ slug, name, address }) => ({ slug, name, address })),
    current,
    wanted: wanted ?? current,
  }
  // The requested target is arbitrary input: only the page without one is cached.
  return wanted === null ? contentData(shown) : data(shown)
}

/** Stores the choice and leads home, also before HAS_BRANCH is set: the choice counts once it is. */
export async function action({ context, request }: ActionFunctionArgs) {
  const server = context.get(serverContext)
  const slug = (await request.formData()).get('branch')
  const chosen = typeof slug === 'string' ? await chooseBranch(server, slug) : undefined
  return chosen ?? data({ isRefused: true }, { status: 422 })
}

export const headers = contentHeaders
export const meta = ({ matches }: MetaArgs<typeof loader>) =>
  pageMeta(matches, { message: 'Where would you like to order?', path: '/select-branch' })

export default function SelectBranch() {
  const { branches, current, wanted } = useLoaderData<typeof loader>()
  const isRefused = useActionData<typeof action>() !== undefined
  const { cart } = useCart()
  return (
    <SelectBranchPage
      branches={branches}
      current={current}
      wanted={wanted}
      isRefused={isRefused}
      hasCart={cart.lines.length > 0}
      onFlush={flush}
    />
  )
}
