import { Printer } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import type { OrderStatus } from '#contract/orders.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { startsLater } from '#domain/orders/starts-later.ts'
import { useNow } from '#ui/use-now.ts'
import { useShop } from '../shop/use-shop.ts'
import { leadMinutes } from '#domain/hours/lead-minutes.ts'
import { useAwaitedApproval } from './awaited-approval.ts'
import { OrderAllergens } from './order-allergens.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderKey } from './order-key.tsx'
import { isAwaited } from './order-progress.ts'
import { OrderReceipt } from './order-receipt.tsx'
import { OrderRejection } from './order-rejection.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import type { OrderedAt } from './ordered-at.ts'
import { statusSentence } from './order-texts.ts'
import { OrderWays } from './order-ways.tsx'
import { PayNow } from './pay-now.tsx'
import { StatusBadge } from './status-badge.tsx'
import { type SeenOrder, useFreshOrder } from './use-fresh-order.ts'
import { useStatusDot } from './use-status-dot.ts'

type OrderPageProps = {
  loaded: SeenOrder
  /** The secret of its link. */
  token: string
  /** The name of the way to pay. */
  method: string
  orderedAt: OrderedAt
  /** Told of the status of the order, at first and whenever it changes. */
  onStatus: (status: OrderStatus) => void
  /** The button that orders the same again; `isSecond` where another one comes first. */
  renderAgain: (isSecond: boolean) => ReactNode
  /** The map of its way, where that is known. */
  map: ReactNode
}

/** An order, the same for guests and members: how far it is, when it comes, and everything that was agreed (ux.md 1.10). */
export function OrderPage({ loaded, token, method, orderedAt, onStatus, renderAgain, map }: OrderPageProps) {
  const i18n = useI18n()
  const { t } = i18n
  const seen = useFreshOrder(loaded, token)
  const { order, seenAt } = seen
  const { status } = order
  const { settings } = useShop()
  const restaurant = order.branch?.title ?? settings.SITE_TITLE
  const at = { minutes: leadMinutes(settings), now: useNow(seenAt, isAwaited(order)) }
  const { title, text } = statusSentence(order, at, i18n)
  useEffect(() => {
    document.title = `${title} – ${restaurant}`
  }, [title, restaurant])
  useStatusDot(status)
  useAwaitedApproval(order, token)
  useEffect(() => onStatus(status), [onStatus, status])
  return (
    <article className="order-page">
      <div className="order-page__columns">
        <header className="order-page__head">
          <div role="status">
            <StatusBadge status={status} />
            <h1 tabIndex={-1}>{title}</h1>
            <p className="order-page__text">{text}</p>
            {order.isTest && (
              <p className="order-page__text">
                <strong>{t('This is a test order: it is not made and nothing has to be paid.')}</strong>
              </p>
            )}
          </div>
          {status === 'pending_payment' && <PayNow order={order} token={token} />}
          {status === 'rejected' && <OrderRejection order={order} />}
          <OrderKey seen={seen} at={at} />
          <OrderTimeline status={status} isLater={startsLater(order, at)} />
          <OrderWays order={order} token={token} renderAgain={renderAgain} />
          <OrderFacts order={order} orderedAt={orderedAt.full} />
          {(status === 'pending_approval' || status === 'approved') && map}
        </header>
        <div className="order-page__body">
          <OrderReceipt order={order} method={method} orderedAt={orderedAt.long} />
          <div className="order-page__ways">
            <Button look="secondary" onClick={() => window.print()}>
              <Printer size={18} aria-hidden="true" />
              {t('Print')}
            </Button>
            <Link className="button button--quiet" to="/">
              {t('Back to the menu')}
            </Link>
          </div>
          <OrderAllergens items={order.items} />
        </div>
      </div>
    </article>
  )
}
