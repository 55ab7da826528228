import { type LoaderFunctionArgs, type MetaArgs, redirect } from 'react-router'
import { contentData, contentHeaders } from '../shop/content-data.ts'
import { serverContext } from '../shop/server-context.ts'
import { settingIsOn } from '../shop/settings.server.ts'
import { pageMeta } from '../shell/page-meta.ts'

export { PageFailure as ErrorBoundary } from '../shell/page-failure.tsx'

/** There only while the restaurant is inactive (spec 2). */
export async function loader({ context }: LoaderFunctionArgs) {
  if (await settingIsOn(context.get(serverContext), 'IS_ACTIVE')) throw redirect('/')
  return contentData(null)
}

export const headers = contentHeaders

export function meta({ matches }: MetaArgs<typeof loader>) {
  return [
    ...pageMeta(matches, { message: 'We are closed', path: '/unavailable' }),
    { name: 'robots', content: 'noindex' },
  ]
}

export { UnavailablePage as default } from '../shell/unavailable-page.tsx'
