import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { loadAuthPictures } from '../account/auth-pictures.server.ts'
import { visitorsOnly } from '../account/guards.server.ts'
import { RegisterPage } from '../account/register-page.tsx'
import { findSocialGuest, loadProviders } from '../account/social.server.ts'
import { privateMeta } from '../i18n/private-meta.ts'
import { serverContext } from '../shop/server-context.ts'
import { settingIsOn } from '../shop/settings.server.ts'
import type { Crumbed } from '../shell/breadcrumbs.tsx'

export { PageFailure as ErrorBoundary } from '../shell/page-failure.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const server = context.get(serverContext)
  if (!(await settingIsOn(server, 'ALLOW_REGISTRATION'))) throw redirect('/')
  await visitorsOnly(server, url)
  const [social, providers, pictures] = await Promise.all([
    findSocialGuest(server, url),
    loadProviders(server),
    loadAuthPictures(server, 'REGISTER_IMAGES'),
  ])
  return { social, providers, pictures }
}

export const handle = { crumb: ({ t }) => t('Register') } satisfies Crumbed
export const meta: MetaFunction = ({ matches }) => privateMeta(matches, ({ t }) => t('Register'))

export default function Register() {
  return <RegisterPage {...useLoaderData<typeof loader>()} />
}
