import { CookingPot } from 'lucide-react'
import { useEffect } from 'react'
import type { OrderStatus } from '#contract/orders.ts'
import { Button } from '#ui/button.tsx'
import { useWords } from '#ui/words.tsx'
import { BoardNotice } from './board-notice.tsx'
import { isFresh, type OrderNews } from './order-news.ts'
import { OrderCard } from './order-card.tsx'
import type { OrderPage } from './order-page.ts'
import { StatusChips } from './status-chips.tsx'
import { useOrders } from './use-orders.ts'

type BoardProps = {
  status: OrderStatus | undefined
  news: OrderNews
  onRead: (page: OrderPage) => void
  onSignedOut: () => void
}

/** The orders of the restaurant, the newest first. */
export function Board({ status, news, onRead, onSignedOut }: BoardProps) {
  const { t } = useWords()
  const orders = useOrders(status, onRead)
  const isSignedOut = orders.trouble === 'signed-out'
  useEffect(() => {
    if (isSignedOut) onSignedOut()
  }, [isSignedOut, onSignedOut])

  const { page, trouble, now } = orders
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
      {trouble && !isSignedOut && (
        <BoardNotice trouble={trouble} readAt={orders.readAt} onRetry={orders.refresh} />
      )}
      {!page && !trouble && <Skeleton label={t('Loading …')} />}
      {page?.data.length === 0 && (
        <div className="board__empty">
          <CookingPot size={48} aria-hidden="true" />
          <p>{status ? t('No orders with this status') : t('No orders yet')}</p>
          <p>{t('New orders appear here by themselves.')}</p>
        </div>
      )}
      {page && page.data.length > 0 && (
        <ul className="board__list">
          {page.data.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} isFresh={isFresh(news, order.id, now)} now={now} />
            </li>
          ))}
        </ul>
      )}
      {page?.meta.next && (
        <Button look="secondary" size="large" busy={orders.isLoadingMore} onClick={orders.loadMore}>
          {t('Show older orders')}
        </Button>
      )}
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
