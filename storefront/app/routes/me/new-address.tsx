import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { listAddresses, listAreas } from '#contract/delivery.ts'
import { AddressForm } from '../../account/address-form.tsx'
import { keepToPlace } from '../../account/address-guard.server.ts'
import { asUser } from '../../account/guards.server.ts'
import { privateMeta } from '../../i18n/private-meta.ts'
import { serverContext } from '../../shop/server-context.ts'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const server = context.get(serverContext)
  await keepToPlace(server, url)
  const [areas, addresses] = await Promise.all([
    server.call(listAreas, {}),
    asUser(url, () => server.mine(listAddresses, {})),
  ])
  return { areas, isFirst: addresses?.length === 0 }
}

export const meta: MetaFunction = ({ matches }) => privateMeta(matches, ({ t }) => t('Add an address'))

export default function NewAddress() {
  const { areas, isFirst } = useLoaderData<typeof loader>()
  return <AddressForm areas={areas} isFirst={isFirst} />
}
