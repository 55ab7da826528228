import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { loadAuthPictures } from '../account/auth-pictures.server.ts'
import { visitorsOnly } from '../account/guards.server.ts'
import { ResetPage } from '../account/reset-page.tsx'
import { privateMeta } from '../i18n/private-meta.ts'
import { serverContext } from '../shop/server-context.ts'
import type { Crumbed } from '../shell/breadcrumbs.tsx'

export { PageFailure as ErrorBoundary } from '../shell/page-failure.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const server = context.get(serverContext)
  await visitorsOnly(server, url)
  return { pictures: await loadAuthPictures(server, 'FORGOT_IMAGES') }
}

export const handle = { crumb: ({ t }) => t('Forgot your password?') } satisfies Crumbed
export const meta: MetaFunction = ({ matches }) => privateMeta(matches, ({ t }) => t('Forgot your password?'))

export default function ResetPassword() {
  return <ResetPage {...useLoaderData<typeof loader>()} />
}
