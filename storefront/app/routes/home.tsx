import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { contentData, contentHeaders } from '../content-data.ts'
import { houseContext } from '../house.ts'
import { HomeMenu } from '../menu/home-menu.tsx'
import { loadHome } from '../menu/load-menu.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { FirstFrame } from '../sheets/sheets.ts'
import { onlyForNewPage } from '../stay-on-page.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return contentData(await loadHome(context.get(houseContext)))
}

export const headers = contentHeaders
export const handle = { firstFrame: 'menu' } satisfies FirstFrame
export const shouldRevalidate = onlyForNewPage
export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { path: '/' })

export default function Home() {
  return <HomeMenu {...useLoaderData<typeof loader>()} />
}
