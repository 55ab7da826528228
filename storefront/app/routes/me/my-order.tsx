import { useEffect } from 'react'
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useLocation,
  useNavigate,
} from 'react-router'
import { getMyOrder, type Order } from '#contract/orders.ts'
import { asUser } from '../../account/guards.server.ts'
import { privateMeta } from '../../i18n/private-meta.ts'
import { flush, useCart } from '../../cart/cart-store.ts'
import { serverContext } from '../../shop/server-context.ts'
import { loadOrderData } from '../../orders/order-data.server.ts'
import { loadedTitle } from '../../orders/order-texts.ts'
import type { Crumbed } from '../../shell/breadcrumbs.tsx'
import { onlyForNewPage } from '../../navigation/stay-on-page.ts'
import { OrderScreen } from '../order-screen.tsx'

/** An order that is not one of this account leads to the list, whether it exists or not. */
export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const server = context.get(serverContext)
  const orderCode = params['orderCode'] ?? ''
  if (!/^[\w-]{1,32}$/.test(orderCode)) throw redirect('/me/my-orders')
  const mine = await asUser(url, () => server.mine(getMyOrder, { params: { orderCode } }))
  if (!mine) throw redirect('/me/my-orders')
  const { token, ...order } = mine
  return { order, token, ...(await loadOrderData(server, order)) }
}

export const shouldRevalidate = onlyForNewPage

export const handle = {
  above: ({ t }) => [{ path: '/me/my-orders', name: t('My Orders') }],
  crumb: ({ t }, data) => t('Order {code}', { code: data?.order.code ?? '' }),
} satisfies Crumbed<{ order: Order } | undefined>

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  privateMeta(
    matches,
    (i18n, { settings }) => (loaderData ? loadedTitle(loaderData, settings, i18n) : ''),
    loaderData?.order.branch,
  )

export default function MyOrder() {
  useNewOrder()
  return <OrderScreen {...useLoaderData<typeof loader>()} />
}

/** `?state=new` comes with an order that was just placed: its cart is empty now (spec 2). */
function useNewOrder(): void {
  const { ready } = useCart()
  const navigate = useNavigate()
  const { search } = useLocation()
  const isNew = new URLSearchParams(search).get('state') === 'new'
  useEffect(() => {
    if (!isNew || !ready) return
    flush()
    // A reload, or the way back, must not empty the next cart.
    const params = new URLSearchParams(search)
    params.delete('state')
    void navigate({ search: params.toString() }, { replace: true, preventScrollReset: true })
  }, [isNew, ready, search, navigate])
}
