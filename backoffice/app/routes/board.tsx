import { useCallback, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { OrderStatus } from '#contract/orders.ts'
import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import { useI18n } from '#ui/i18n.tsx'
import { Board } from '../orders/board.tsx'
import { noteOrders } from '../orders/order-news.ts'
import { PaymentAlarms } from '../orders/payment-alarms.tsx'
import type { OrderPage } from '../orders/order-page.ts'
import { useDesk, useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'

const columns = ['new', 'kitchen', 'done'] as const

export default function BoardRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  const { news, setNews, live, onHandled, onSignedOut } = useDesk()
  const [search] = useSearchParams()
  const { data: status } = OrderStatus.safeParse(search.get('status'))

  const list = status ?? 'all'
  const column = columns.find((one) => one === search.get('column')) ?? 'new'
  const onRead = useCallback(
    (page: OrderPage, open: readonly StaffOrderSummary[]) =>
      setNews((news) => noteOrders(news, list, { ...page, open }, Date.now())),
    [list, setNews],
  )
  // A live announcement belongs to its moment: a screen reader must not read it again when the board is opened later.
  useEffect(() => () => setNews((news) => ({ ...news, latest: [] })), [setNews])

  const title = useDeskTitle(t('Orders'), name)
  return (
    <>
      <title>{title}</title>
      <PaymentAlarms />
      <Board
        key={list}
        status={status}
        column={column}
        news={news}
        revision={live.revision}
        isLost={live.state === 'lost'}
        onRead={onRead}
        onHandled={onHandled}
        onSignedOut={onSignedOut}
      />
    </>
  )
}
