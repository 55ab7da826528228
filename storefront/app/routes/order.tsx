import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { getMyOrder, getOrderByToken, type Order as PlacedOrder } from '#contract/orders.ts'
import { useI18n } from '#ui/i18n.tsx'
import { statusOf } from '../account/guards.server.ts'
import { PRIVATE_HEADERS, PRIVATE_META } from '../shop/private-page.ts'
import { type ServerContext, serverContext } from '../shop/server-context.ts'
import { privateTitle } from '../i18n/private-meta.ts'
import { loadOrderData } from '../orders/order-data.server.ts'
import { loadedTitle } from '../orders/order-texts.ts'
import type { Crumbed } from '../shell/breadcrumbs.tsx'
import type { FirstFrame } from '../sheets/sheets.ts'
import { onlyForNewPage } from '../navigation/stay-on-page.ts'
import { UnknownLink } from '../shop/unknown-link.tsx'
import { OrderScreen } from './order-screen.tsx'

export { PageFailure as ErrorBoundary } from '../shell/page-failure.tsx'

/** Members see an order of theirs among their orders, under its code. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const server = context.get(serverContext)
  const token = params['token'] ?? ''
  try {
    const order = await server.call(getOrderByToken, { params: { token } })
    if (await isMine(server, order))
      throw redirect(`/me/my-orders/${order.code}`, { headers: PRIVATE_HEADERS })
    return data({ order, token, ...(await loadOrderData(server, order)) }, { headers: PRIVATE_HEADERS })
  } catch (error) {
    if (statusOf(error) === 404) return data(undefined, { status: 404, headers: PRIVATE_HEADERS })
    throw error
  }
}

const isMine = (server: ServerContext, { code }: PlacedOrder): Promise<boolean> =>
  server.mine(getMyOrder, { params: { orderCode: code } }).then(
    () => true,
    () => false,
  )

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders

export const shouldRevalidate = onlyForNewPage

export const handle = {
  firstFrame: 'order',
  crumb: ({ t }, data) =>
    data ? t('Order {code}', { code: data.order.code }) : t('We do not know this order'),
} satisfies FirstFrame & Crumbed<{ order: PlacedOrder } | undefined>

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  const title = privateTitle(
    matches,
    (i18n, { settings }) =>
      loaderData ? loadedTitle(loaderData, settings, i18n) : i18n.t('We do not know this order'),
    loaderData?.order.branch,
  )
  return title === undefined ? [] : [{ title }, ...PRIVATE_META]
}

export default function Order() {
  const loaded = useLoaderData<typeof loader>()
  const { t } = useI18n()
  if (!loaded)
    return (
      <UnknownLink
        title={t('We do not know this order')}
        hint={t('Please check the link in your confirmation.')}
      />
    )
  return <OrderScreen {...loaded} />
}
