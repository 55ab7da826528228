import { type MetaFunction, useRouteLoaderData } from 'react-router'
import { ProfilePage } from '../../account/profile-page.tsx'
import { accountMeta } from '../../account-words.ts'
import type { loader } from '../me.tsx'
import type { Crumbed } from '../../shell/breadcrumbs.tsx'

export const handle = { crumb: ({ t }) => t('My Profile') } satisfies Crumbed
export const meta: MetaFunction = ({ matches }) => accountMeta(matches, ({ t }) => t('My Profile'))

export default function MyProfile() {
  const data = useRouteLoaderData<typeof loader>('routes/me')
  return data && <ProfilePage user={data.user} />
}
