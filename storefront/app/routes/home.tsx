import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router'
import { BesideCart } from '../cart/beside-cart.tsx'
import { requireBranch } from '../branches/require-branch.server.ts'
import { contentData, contentHeaders } from '../shop/content-data.ts'
import { serverContext } from '../shop/server-context.ts'
import { HomeMenu } from '../menu/home-menu.tsx'
import { loadHome } from '../menu/load-menu.server.ts'
import { settingIsOn } from '../shop/settings.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { FirstFrame } from '../sheets/sheets.ts'
import { onlyForNewPage } from '../navigation/stay-on-page.ts'

export { PageFailure as ErrorBoundary } from '../shell/page-failure.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  // The code of a table names its branch too; the browser looks it up.
  if (!new URL(request.url).searchParams.has('table')) requireBranch(context.get(serverContext))
  if (!(await settingIsOn(context.get(serverContext), 'IS_ACTIVE'))) throw redirect('/unavailable')
  return contentData(await loadHome(context.get(serverContext)))
}

export const headers = contentHeaders
export const handle = { firstFrame: 'menu' } satisfies FirstFrame
export const shouldRevalidate = onlyForNewPage
export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { path: '/' })

export default function Home() {
  const data = useLoaderData<typeof loader>()
  return (
    <BesideCart>
      <HomeMenu {...data} />
    </BesideCart>
  )
}
