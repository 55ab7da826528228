import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { visitorsOnly } from '../account/guards.server.ts'
import { loadAuthPictures } from '../account/auth-pictures.server.ts'
import { LoginPage } from '../account/login-page.tsx'
import { loadProviders } from '../account/social.server.ts'
import { privateMeta } from '../i18n/private-meta.ts'
import { serverContext } from '../shop/server-context.ts'
import type { Crumbed } from '../shell/breadcrumbs.tsx'

export { PageFailure as ErrorBoundary } from '../shell/page-failure.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const server = context.get(serverContext)
  await visitorsOnly(server, url)
  const [providers, pictures] = await Promise.all([
    loadProviders(server),
    loadAuthPictures(server, 'LOGIN_IMAGES'),
  ])
  return { providers, pictures }
}

export const handle = { crumb: ({ t }) => t('Log in') } satisfies Crumbed
export const meta: MetaFunction = ({ matches }) => privateMeta(matches, ({ t }) => t('Log in'))

export default function Login() {
  return <LoginPage {...useLoaderData<typeof loader>()} />
}
