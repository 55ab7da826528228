import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { listPages } from '#contract/content.ts'
import { contentData, contentHeaders } from '../shop/content-data.ts'
import { serverContext } from '../shop/server-context.ts'
import { textWithNotes } from '../shop/page-notes.server.ts'
import type { Crumbed } from '../shell/breadcrumbs.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { StaticPage } from '../shell/static-page.tsx'
import { onlyForNewPage } from '../navigation/stay-on-page.ts'
import { toMenu } from '../navigation/unknown-page.ts'

export { PageFailure as ErrorBoundary } from '../shell/page-failure.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const server = context.get(serverContext)
  const pages = await server.call(listPages, {})
  const page = pages.find(({ slug }) => slug === params.slug)
  if (!page) throw toMenu()
  return contentData({ slug: page.slug, name: page.name, text: await textWithNotes(server, page) })
}

export const headers = contentHeaders
export const shouldRevalidate = onlyForNewPage
export const handle = { crumb: (_, data) => data?.name ?? '' } satisfies Crumbed<{ name: string } | undefined>

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta(matches, { title: loaderData.name, path: `/pages/${loaderData.slug}` }) : []

export default function Page() {
  const { name, text } = useLoaderData<typeof loader>()
  return <StaticPage name={name} text={text} />
}
