import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { getAddress, listAreas } from '#contract/delivery.ts'
import { AddressForm } from '../../account/address-form.tsx'
import { keepToPlace } from '../../account/address-guard.server.ts'
import { asUser } from '../../account/guards.server.ts'
import { DoorMarker } from '../../delivery/door-marker.tsx'
import { privateMeta } from '../../i18n/private-meta.ts'
import { serverContext } from '../../shop/server-context.ts'

/** An address that is gone, or another account's, redirects to the list. */
export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const server = context.get(serverContext)
  const place = await keepToPlace(server, url)
  const id = params['addressId'] ?? ''
  if (!/^\w{1,64}$/.test(id)) throw redirect(place)
  const [areas, address] = await Promise.all([
    server.call(listAreas, {}),
    asUser(url, () => server.mine(getAddress, { params: { id } })),
  ])
  if (!address) throw redirect(place)
  return { areas, address }
}

export const meta: MetaFunction = ({ matches }) => privateMeta(matches, ({ t }) => t('Change the address'))

export default function Address() {
  const { areas, address } = useLoaderData<typeof loader>()
  return (
    <AddressForm
      key={address.id}
      areas={areas}
      address={address}
      renderDoor={(door) => <DoorMarker {...door} />}
    />
  )
}
