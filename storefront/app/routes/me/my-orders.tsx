import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { listMyOrders } from '#contract/orders.ts'
import { ORDERS_PER_PAGE } from '#domain/limits.ts'
import { asUser } from '../../account/guards.server.ts'
import { privateMeta } from '../../i18n/private-meta.ts'
import { serverContext } from '../../shop/server-context.ts'
import { MyOrdersPage, orderCard } from '../../orders/my-orders-page.tsx'
import { useAgainShop } from '../../shell/use-again-shop.ts'
import type { Crumbed } from '../../shell/breadcrumbs.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const server = context.get(serverContext)
  const before = url.searchParams.get('before') ?? ''
  const query = { limit: ORDERS_PER_PAGE, ...(/^[\w-]{1,32}$/.test(before) && { before }) }
  const page = await asUser(url, () => server.mine(listMyOrders, { query }))
  return {
    orders: page?.data.map(orderCard) ?? [],
    next: page?.meta?.next ?? null,
    isFirst: !('before' in query),
  }
}

export const handle = { crumb: ({ t }) => t('My Orders') } satisfies Crumbed
export const meta: MetaFunction = ({ matches }) => privateMeta(matches, ({ t }) => t('My Orders'))

export default function MyOrders() {
  const { orders, next, isFirst } = useLoaderData<typeof loader>()
  return <MyOrdersPage orders={orders} next={next} isFirst={isFirst} shop={useAgainShop()} />
}
