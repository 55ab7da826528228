import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { listAddresses } from '#contract/delivery.ts'
import { AddressList } from '../../account/address-list.tsx'
import { asUser } from '../../account/guards.server.ts'
import { keepToPlace } from '../../account/address-guard.server.ts'
import { privateMeta } from '../../i18n/private-meta.ts'
import { serverContext } from '../../shop/server-context.ts'
import type { Crumbed } from '../../shell/breadcrumbs.tsx'

/** Serves /me/my-addresses and /me/address-list; the setting decides which of them is there (spec 2). */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const server = context.get(serverContext)
  await keepToPlace(server, url)
  return { addresses: (await asUser(url, () => server.mine(listAddresses, {}))) ?? [] }
}

export const handle = { crumb: ({ t }) => t('My Addresses') } satisfies Crumbed
export const meta: MetaFunction = ({ matches }) => privateMeta(matches, ({ t }) => t('My Addresses'))

export default function Addresses() {
  return <AddressList addresses={useLoaderData<typeof loader>().addresses} />
}
