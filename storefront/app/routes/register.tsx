import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { visitorsOnly } from '../account/guards.server.ts'
import { RegisterPage } from '../account/register-page.tsx'
import { findSocialGuest, loadProviders } from '../account/social.server.ts'
import { accountMeta } from '../i18n/account-meta.ts'
import { serverContext } from '../shop/server-context.ts'
import { settingIsOn } from '../shop/settings.server.ts'
import type { Crumbed } from '../shell/breadcrumbs.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const server = context.get(serverContext)
  if (!(await settingIsOn(server, 'ALLOW_REGISTRATION'))) throw redirect('/')
  await visitorsOnly(server)
  const [social, providers] = await Promise.all([findSocialGuest(server, url), loadProviders(server)])
  return { social, providers }
}

export const handle = { crumb: ({ t }) => t('Register') } satisfies Crumbed
export const meta: MetaFunction = ({ matches }) => accountMeta(matches, ({ t }) => t('Register'))

export default function Register() {
  return <RegisterPage {...useLoaderData<typeof loader>()} />
}
