import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { requireBranch } from '../branches/require-branch.server.ts'
import { contentData, contentHeaders } from '../shop/content-data.ts'
import { serverContext } from '../shop/server-context.ts'
import { loadDish } from '../menu/customise/dish.server.ts'
import { categoryOf, type Dish, factsOf } from '../menu/customise/dish.ts'
import { dishMeta } from '../menu/customise/dish-meta.ts'
import { DishPage } from '../menu/customise/dish-page.tsx'
import type { loader as rootLoader } from '../root.tsx'
import type { Crumbed } from '../shell/breadcrumbs.tsx'
import type { FirstFrame } from '../sheets/sheets.ts'
import { toMenu } from '../navigation/unknown-page.ts'

export { PageFailure as ErrorBoundary } from '../shell/page-failure.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const server = context.get(serverContext)
  requireBranch(server)
  const dish = await loadDish(server, params.category ?? '', params.dish ?? '')
  if (!dish) throw toMenu()
  return contentData({ dish })
}

export const headers = contentHeaders
export const handle = {
  firstFrame: 'dish',
  above: ({ t }, data) => (data ? [categoryOf(data.dish, t('Menus'))] : []),
  crumb: (_, data) => (data ? factsOf(data.dish).name : ''),
} satisfies FirstFrame & Crumbed<{ dish: Dish } | undefined>

export { onlyForNewPage as shouldRevalidate } from '../navigation/stay-on-page.ts'

export function meta({ loaderData, matches }: MetaArgs<typeof loader, { root: typeof rootLoader }>) {
  const shop = matches.find((match) => match?.id === 'root')?.loaderData
  return loaderData && shop ? dishMeta(loaderData.dish, shop.shop) : []
}

export default function DishRoute() {
  const { dish } = useLoaderData<typeof loader>()
  return <DishPage key={dish.key} dish={dish} />
}
