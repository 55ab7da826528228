import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { listAddresses, listAreas } from '#contract/delivery.ts'
import { AddressForm } from '../../account/address-form.tsx'
import { keepToPlace } from '../../account/address-guard.server.ts'
import { asUser } from '../../account/guards.server.ts'
import { accountMeta } from '../../i18n/account-meta.ts'
import { houseContext } from '../../shop/page-context.ts'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const house = context.get(houseContext)
  await keepToPlace(house, url)
  const [areas, addresses] = await Promise.all([
    house.call(listAreas, {}),
    asUser(url, () => house.mine(listAddresses, {})),
  ])
  return { areas, isFirst: addresses?.length === 0 }
}

export const meta: MetaFunction = ({ matches }) => accountMeta(matches, ({ t }) => t('Add an address'))

export default function NewAddress() {
  const { areas, isFirst } = useLoaderData<typeof loader>()
  return <AddressForm areas={areas} isFirst={isFirst} />
}
