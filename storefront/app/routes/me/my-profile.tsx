import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import { ProfilePage } from '../../account/profile-page.tsx'
import { loadSessions } from '../../account/sessions.server.ts'
import { loadProviders } from '../../account/social.server.ts'
import { privateMeta } from '../../i18n/private-meta.ts'
import { serverContext } from '../../shop/server-context.ts'
import type { Crumbed } from '../../shell/breadcrumbs.tsx'
import type { loader as meLoader } from '../me.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const server = context.get(serverContext)
  const [providers, sessions] = await Promise.all([loadProviders(server), loadSessions(server)])
  return { providers, sessions }
}

export const handle = { crumb: ({ t }) => t('My Profile') } satisfies Crumbed
export const meta: MetaFunction = ({ matches }) => privateMeta(matches, ({ t }) => t('My Profile'))

export default function MyProfile() {
  const data = useRouteLoaderData<typeof meLoader>('routes/me')
  const { providers, sessions } = useLoaderData<typeof loader>()
  const ticket = new URLSearchParams(useLocation().search).get('link') ?? undefined
  return data && <ProfilePage user={data.user} providers={providers} ticket={ticket} sessions={sessions} />
}
