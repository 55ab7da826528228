import { CookingPot, Layers } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import type { OrderStatus } from '#contract/orders.ts'
import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { Notice } from '../list/notice.tsx'
import { BoardColumns } from './board-columns.tsx'
import { BoardNotice } from './board-notice.tsx'
import type { BoardColumn } from './board-section.tsx'
import { isFresh, type OrderNews } from './order-news.ts'
import { OrderCard } from './order-card.tsx'
import { LeftOrders } from './left-orders.tsx'
import { UnansweredOrders } from './unanswered-orders.tsx'
import { columnOrders, type OrderPage } from './order-page.ts'
import { StatusChips } from './status-chips.tsx'
import { useOrderDesk } from './use-order-desk.tsx'
import { cardId, useFocusOnOrder } from './use-focus-on-order.ts'
import { useOrders } from './use-orders.ts'
import { useLocation, useNavigate, useNavigation } from 'react-router'

type BoardProps = {
  /** The status whose orders are listed, older ones too; without one the board shows its columns. */
  status: OrderStatus | undefined
  /** The column that a phone shows. */
  column: BoardColumn
  news: OrderNews
  /** Grows with everything that happens at the counter. */
  revision: number
  /** The frame says already that there is no connection. */
  isLost: boolean
  onRead: (page: OrderPage, open: readonly StaffOrderSummary[]) => void
  onHandled: () => void
  onSignedOut: () => void
}

/** The orders of the restaurant, the way a kitchen works: what waits for an answer, what is being made, what is over. */
export function Board({
  status,
  column,
  news,
  revision,
  isLost,
  onRead,
  onHandled,
  onSignedOut,
}: BoardProps) {
  const { t } = useI18n()
  const orders = useOrders(status, revision, onRead)
  const isSignedOut = orders.failure === 'signed-out'
  useEffect(() => {
    if (isSignedOut) onSignedOut()
  }, [isSignedOut, onSignedOut])

  const { reading, failure, now, refresh } = orders
  const page = reading?.page
  const shown = reading && (status ? reading.page.data : columnOrders(reading))
  const onChanged = useCallback(() => {
    refresh()
    onHandled()
  }, [refresh, onHandled])
  const { isBusy, start, dialogs } = useOrderDesk(onChanged)
  const focusOn = useFocusOnOrder(page)
  const stay = useStay()
  const begin: typeof start = (order, to, answer) => {
    stay()
    focusOn(order.id)
    start(order, to, answer)
  }
  const cards = (list: readonly StaffOrderSummary[]) =>
    list.map((order) => (
      <li key={order.id} id={cardId(order.id)}>
        <OrderCard
          order={order}
          isFresh={isFresh(news, order.id, now)}
          now={now}
          isBusy={isBusy(order.id)}
          onStart={begin}
        />
      </li>
    ))

  return (
    <div className="board">
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
      {reading?.board?.unanswered && (
        <UnansweredOrders unanswered={reading.board.unanswered} onChanged={refresh} />
      )}
      {reading?.board?.left && <LeftOrders left={reading.board.left} onChanged={refresh} />}
      {reading?.board && reading.board.hidden > 0 && (
        <Notice tone="warning" Icon={Layers} role="status">
          {t(
            '{count, plural, one {# more open order does} other {# more open orders do}} not fit here. They stand below, by their status.',
            { count: reading.board.hidden },
          )}
        </Notice>
      )}
      {status ? (
        <>
          <h1>{t('Orders')}</h1>
          <StatusChips current={status} />
        </>
      ) : (
        <BoardColumns orders={shown} now={now} shown={column} cards={cards} />
      )}
      {!page && !failure && <Skeleton label={t('Loading …')} />}
      {shown?.length === 0 && (
        <div className="board__empty">
          <CookingPot size={56} aria-hidden="true" />
          <p>{status ? t('No orders with this status') : t('No orders yet')}</p>
          {!status && <p>{t('New orders appear here by themselves.')}</p>}
        </div>
      )}
      {status && page && <ul className="board__list">{cards(page.data)}</ul>}
      {page?.meta.next && (
        <Button look="secondary" busy={orders.isLoadingMore} onClick={orders.loadMore}>
          {t('Show older orders')}
        </Button>
      )}
      {!status && shown && shown.length > 0 && <StatusChips current={undefined} />}
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

/**
 * Gives up a page that is still on its way. Whoever presses something after having pressed a link wants the last thing they
 * pressed: the page would otherwise come late and take an open question with it.
 */
function useStay(): () => void {
  const here = useLocation()
  const navigate = useNavigate()
  const { state } = useNavigation()
  return useCallback(() => {
    if (state !== 'idle') void navigate(here, { replace: true, state: here.state, preventScrollReset: true })
  }, [state, here, navigate])
}
