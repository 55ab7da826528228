import { useCallback, useEffect } from 'react'
import { type ClientLoaderFunctionArgs, useLoaderData, useLocation, useRevalidator } from 'react-router'
import { getStaffOrder } from '#contract/orders.staff.ts'
import { openOrder } from '../orders/order-news.ts'
import { Ticket } from '../orders/ticket.tsx'
import { TroublePage } from '../shell/trouble-page.tsx'
import { staffApi } from '../staff-api.ts'
import { useDesk, useDeskTitle } from '../use-desk.ts'
import { useHouse } from '../use-house.ts'
import { whileSignedIn } from '../while-signed-in.ts'

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  return whileSignedIn(() => staffApi(getStaffOrder, { params: { id: params['id'] ?? '' } }))
}

export default function TicketRoute() {
  const order = useLoaderData<typeof clientLoader>()
  const { name } = useHouse()
  const { setNews, live, onHandled } = useDesk()
  const { revalidate } = useRevalidator()
  const title = useDeskTitle(order.code, name)
  const { state } = useLocation() as { state: { filter?: string } | null }
  useEffect(() => setNews((news) => openOrder(news, order.id)), [order.id, setNews])
  const { beat } = live
  useEffect(() => {
    if (beat > 0) void revalidate()
  }, [beat, revalidate])
  const onChanged = useCallback(() => {
    void revalidate()
    onHandled()
  }, [revalidate, onHandled])
  return (
    <>
      <title>{title}</title>
      <Ticket order={order} filter={state?.filter ?? ''} onChanged={onChanged} />
    </>
  )
}

export { TroublePage as ErrorBoundary }
