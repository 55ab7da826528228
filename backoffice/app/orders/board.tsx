import { CookingPot } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import type { OrderStatus } from '#contract/orders.ts'
import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { BoardNotice } from './board-notice.tsx'
import { BoardSection } from './board-section.tsx'
import { groupOrders } from './group-orders.ts'
import { isFresh, type OrderNews } from './order-news.ts'
import { OrderCard } from './order-card.tsx'
import type { OrderPage } from './order-page.ts'
import { StatusChips } from './status-chips.tsx'
import { useOrderDesk } from './use-order-desk.tsx'
import { cardId, useFocusOnOrder } from './use-focus-on-order.ts'
import { useOrders } from './use-orders.ts'
import { useStay } from './use-stay.ts'

type BoardProps = {
  status: OrderStatus | undefined
  news: OrderNews
  /** Grows with everything that happens at the counter. */
  revision: number
  /** The frame says already that there is no connection. */
  isLost: boolean
  onRead: (page: OrderPage) => void
  onHandled: () => void
  onSignedOut: () => void
}

/** The orders of the restaurant, the way a kitchen works: what waits for an answer, what is being made, what is over. */
export function Board({ status, news, revision, isLost, onRead, onHandled, onSignedOut }: BoardProps) {
  const { t } = useI18n()
  const orders = useOrders(status, revision, onRead)
  const isSignedOut = orders.failure === 'signed-out'
  useEffect(() => {
    if (isSignedOut) onSignedOut()
  }, [isSignedOut, onSignedOut])

  const { page, open, failure, now, refresh } = orders
  const onChanged = useCallback(() => {
    refresh()
    onHandled()
  }, [refresh, onHandled])
  const { isBusy, start, dialogs } = useOrderDesk(onChanged)
  const focusOn = useFocusOnOrder(page)
  const stay = useStay()
  const begin: typeof start = (order, to) => {
    stay()
    focusOn(order.id)
    start(order, to)
  }
  const groups = page && groupOrders([...page.data, ...(open ?? [])])
  const isEmpty = page?.data.length === 0
  const cards = (list: StaffOrderSummary[]) =>
    list.map((order) => (
      <li key={order.id} id={cardId(order.id)}>
        <OrderCard
          order={order}
          isFresh={isFresh(news, order.id, now)}
          now={now}
          isBusy={isBusy}
          onStart={begin}
        />
      </li>
    ))

  return (
    <div className="board">
      <div className="board__head">
        <h1>{t('Orders')}</h1>
        <StatusChips current={status} />
      </div>
      <p className="visually-hidden" role="status">
        {news.latest.length > 0 &&
          t('{count, plural, one {# new order} other {# new orders}}: {codes}', {
            count: news.latest.length,
            codes: news.latest.join(', '),
          })}
      </p>
      {failure && !isSignedOut && !(isLost && failure === 'offline') && (
        <BoardNotice failure={failure} readAt={orders.readAt} onRetry={refresh} />
      )}
      {!page && !failure && <Skeleton label={t('Loading …')} />}
      {isEmpty && (
        <div className="board__empty">
          <CookingPot size={48} aria-hidden="true" />
          <p>{status ? t('No orders with this status') : t('No orders yet')}</p>
          <p>{t('New orders appear here by themselves.')}</p>
        </div>
      )}
      {groups && (
        <>
          <BoardSection title={t('Waiting for you')} tone="waiting" count={groups.waiting.length}>
            {cards(groups.waiting)}
          </BoardSection>
          <BoardSection title={t('In the kitchen')} tone="cooking" count={groups.cooking.length}>
            {cards(groups.cooking)}
          </BoardSection>
          <BoardSection title={t('Done')} tone="rest" count={groups.rest.length}>
            {cards(groups.rest)}
          </BoardSection>
        </>
      )}
      {page?.meta.next && (
        <Button look="secondary" size="large" busy={orders.isLoadingMore} onClick={orders.loadMore}>
          {t('Show older orders')}
        </Button>
      )}
      {dialogs}
    </div>
  )
}

function Skeleton({ label }: { label: string }) {
  return (
    <div className="board__list" role="status">
      <span className="visually-hidden">{label}</span>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="board__skeleton" aria-hidden="true" />
      ))}
    </div>
  )
}
