import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { listAddresses } from '#contract/delivery.ts'
import { keepToPlace } from '../../account/address-guard.server.ts'
import { asUser } from '../../account/guards.server.ts'
import { privateMeta } from '../../i18n/private-meta.ts'
import { PlaceForm } from '../../delivery/place-form.tsx'
import { serverContext } from '../../shop/server-context.ts'
import { onlyForNewPage } from '../../navigation/stay-on-page.ts'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const server = context.get(serverContext)
  await keepToPlace(server, url)
  const addresses = await asUser(url, () => server.mine(listAddresses, {}))
  return { isFirst: addresses?.length === 0 }
}

export const shouldRevalidate = onlyForNewPage
export const meta: MetaFunction = ({ matches }) => privateMeta(matches, ({ t }) => t('Add an address'))

export default function NewPlace() {
  return <PlaceForm {...useLoaderData<typeof loader>()} />
}
