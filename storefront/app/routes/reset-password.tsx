import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { visitorsOnly } from '../account/guards.server.ts'
import { ResetPage } from '../account/reset-page.tsx'
import { accountMeta } from '../i18n/account-meta.ts'
import { serverContext } from '../shop/server-context.ts'
import type { Crumbed } from '../shell/breadcrumbs.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  await visitorsOnly(context.get(serverContext))
  return null
}

export const handle = { crumb: ({ t }) => t('Forgot your password?') } satisfies Crumbed
export const meta: MetaFunction = ({ matches }) => accountMeta(matches, ({ t }) => t('Forgot your password?'))

export default ResetPage
