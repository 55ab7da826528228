import { useEffect } from 'react'
import { type ClientLoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { getStaffOrder } from '#contract/orders.staff.ts'
import { openOrder } from '../orders/order-news.ts'
import { Ticket } from '../orders/ticket.tsx'
import { TroublePage } from '../shell/trouble-page.tsx'
import { staffApi } from '../staff-api.ts'
import { useDesk } from '../use-desk.ts'
import { useHouse } from '../use-house.ts'
import { whileSignedIn } from '../while-signed-in.ts'

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  return whileSignedIn(() => staffApi(getStaffOrder, { params: { id: params['id'] ?? '' } }))
}

export default function TicketRoute() {
  const order = useLoaderData<typeof clientLoader>()
  const { name } = useHouse()
  const { setNews } = useDesk()
  const { state } = useLocation() as { state: { filter?: string } | null }
  useEffect(() => setNews((news) => openOrder(news, order.id)), [order.id, setNews])
  return (
    <>
      <title>{`${order.code} · ${name}`}</title>
      <Ticket order={order} filter={state?.filter ?? ''} />
    </>
  )
}

export { TroublePage as ErrorBoundary }
