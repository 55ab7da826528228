import { useCallback, useEffect } from 'react'
import { type ClientLoaderFunctionArgs, useLoaderData, useLocation, useRevalidator } from 'react-router'
import { getStaffOrder } from '#contract/orders.staff.ts'
import { openOrder } from '../orders/order-news.ts'
import { keepShown, readShown } from '../orders/shown-order.ts'
import { Ticket } from '../orders/ticket.tsx'
import { FailurePage } from '../shell/failure-page.tsx'
import { staffApi } from '../http/staff-api.ts'
import { useDesk, useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'
import { whileSignedIn } from '../http/while-signed-in.ts'

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const id = params['id'] ?? ''
  return whileSignedIn(() => readShown(id, () => staffApi(getStaffOrder, { params: { id } })))
}

export default function TicketRoute() {
  const order = useLoaderData<typeof clientLoader>()
  const { name } = useRestaurant()
  const { setNews, live, onHandled } = useDesk()
  const { revalidate } = useRevalidator()
  const title = useDeskTitle(order.code, name)
  const { state } = useLocation() as { state: { filter?: string } | null }
  useEffect(() => setNews((news) => openOrder(news, order.id)), [order.id, setNews])
  useEffect(() => keepShown(order), [order])
  const { revision } = live
  useEffect(() => {
    if (revision > 0) void revalidate()
  }, [revision, revalidate])
  const onChanged = useCallback(() => {
    void revalidate()
    onHandled()
  }, [revalidate, onHandled])
  return (
    <>
      <title>{title}</title>
      <Ticket key={order.id} order={order} filter={state?.filter ?? ''} onChanged={onChanged} />
    </>
  )
}

export { FailurePage as ErrorBoundary }
