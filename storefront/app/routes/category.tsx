import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { BesideCart } from '../cart/beside-cart.tsx'
import { requireBranch } from '../branches/require-branch.server.ts'
import { contentData, contentHeaders } from '../shop/content-data.ts'
import { serverContext } from '../shop/server-context.ts'
import { COMBOS_SLUG } from '../menu/card.ts'
import { PART_PARAM, partOf, partPath } from '../menu/category-part.ts'
import { CategoryPage, CombosPage } from '../menu/category-page.tsx'
import { loadCategory, loadTabs } from '../menu/load-menu.server.ts'
import { menuSectionData } from '../menu/structured-data.ts'
import type { Crumbed } from '../shell/breadcrumbs.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import type { FirstFrame } from '../sheets/sheets.ts'
import { onlyForNewPage } from '../navigation/stay-on-page.ts'
import { toMenu } from '../navigation/unknown-page.ts'

export { PageFailure as ErrorBoundary } from '../shell/page-failure.tsx'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const server = context.get(serverContext)
  requireBranch(server)
  const { tabs, combos } = await loadTabs(server)
  if (params.category === COMBOS_SLUG && combos.length > 0) return contentData({ tabs, combos })
  const category = await loadCategory(server, params.category ?? '')
  if (!category) throw toMenu()
  const part = partOf(category.cards, new URL(request.url).searchParams.get(PART_PARAM))
  return contentData({ ...category, ...part, tabs, hasCombos: combos.length > 0 })
}

export const headers = contentHeaders
export const handle = {
  firstFrame: 'category',
  crumb: ({ t }, data) => (data && 'section' in data ? data.section.name : t('Menus')),
} satisfies FirstFrame & Crumbed<ReturnType<typeof useLoaderData<typeof loader>> | undefined>
export const shouldRevalidate = onlyForNewPage

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData || !('section' in loaderData))
    return pageMeta(matches, { message: 'Menus', path: `/menu/${COMBOS_SLUG}` })
  const { section, cards, part } = loaderData
  return pageMeta(matches, {
    title: section.name,
    description: section.text,
    path: partPath(section.slug, part),
    data: (currency) => menuSectionData(section, cards, currency),
  })
}

export default function Category() {
  const data = useLoaderData<typeof loader>()
  return <BesideCart>{'section' in data ? <CategoryPage {...data} /> : <CombosPage {...data} />}</BesideCart>
}
