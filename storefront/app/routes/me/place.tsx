import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { getAddress } from '#contract/delivery.ts'
import { keepToPlace } from '../../account/address-guard.server.ts'
import { asUser } from '../../account/guards.server.ts'
import { privateMeta } from '../../i18n/private-meta.ts'
import { PlaceForm } from '../../delivery/place-form.tsx'
import { serverContext } from '../../shop/server-context.ts'
import { onlyForNewPage } from '../../navigation/stay-on-page.ts'

/** An address that is gone, or another account's, redirects to the list. */
export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const server = context.get(serverContext)
  const place = await keepToPlace(server, url)
  const id = params['addressId'] ?? ''
  if (!/^\w{1,64}$/.test(id)) throw redirect(place)
  const address = await asUser(url, () => server.mine(getAddress, { params: { id } }))
  if (!address) throw redirect(place)
  return { address }
}

export const shouldRevalidate = onlyForNewPage
export const meta: MetaFunction = ({ matches }) => privateMeta(matches, ({ t }) => t('Change the address'))

export default function Place() {
  const { address } = useLoaderData<typeof loader>()
  return <PlaceForm key={address.id} address={address} />
}
