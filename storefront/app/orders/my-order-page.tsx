import { Printer } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { Order } from '#contract/orders.ts'
import { isFinal } from '#domain/orders/status.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { isOn } from '../shop/shop.ts'
import { useShop } from '../shop/use-shop.ts'
import { OrderAllergens } from './order-allergens.tsx'
import { OrderReceipt } from './order-receipt.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { statusSentence } from './order-texts.ts'
import { StatusBadge } from './status-badge.tsx'

const EVERY_MS = 15_000

type MyOrderPageProps = { order: Order; method: string; again: ReactNode }

/** One order of the account with everything that was agreed (spec 2, order detail). */
export function MyOrderPage({ order, method, again }: MyOrderPageProps) {
  const i18n = useI18n()
  const { t } = i18n
  const { text } = statusSentence(order, i18n)
  useFreshPage(!isFinal(order.status))
  return (
    <article className="my-order">
      <header className="my-order__head">
        <h1 tabIndex={-1}>{t('Order {code}', { code: order.code })}</h1>
        <div role="status">
          <StatusBadge status={order.status} />
          <p className="my-order__text">{text}</p>
          {order.rejectReason && <p className="notice notice--wrong">{order.rejectReason}</p>}
        </div>
        <div className="my-order__ways">
          {again}
          <Button look="secondary" onClick={() => window.print()}>
            <Printer size={18} aria-hidden="true" />
            {t('Print')}
          </Button>
        </div>
      </header>
      <div className="my-order__body">
        <div className="my-order__side">
          {!isFinal(order.status) && <OrderTimeline status={order.status} />}
          <Facts order={order} />
        </div>
        <OrderReceipt order={order} method={method} />
        <OrderAllergens items={order.items} />
      </div>
    </article>
  )
}

/** Where it goes, when it was ordered and when it is to come (spec 2). */
function Facts({ order }: { order: Order }) {
  const { t, date } = useI18n()
  const shop = useShop()
  const moment = (instant: string) => (
    <time dateTime={instant}>
      {t('{date}', { date: date(instant, { dateStyle: 'full', timeStyle: 'short' }) })}
    </time>
  )
  const place = {
    delivery: [order.name, order.address].filter(Boolean).join(', '),
    takeaway: t('Takeaway'),
    curbside: t('Curbside'),
    table: [t('At the table'), order.tableName].filter(Boolean).join(' '),
  }[order.deliverType]
  const due = order.expectedAt ?? order.deliverDate
  return (
    <dl className="my-order__facts">
      <div>
        <dt>{order.deliverType === 'delivery' ? t('Delivery address') : t('How you get it')}</dt>
        <dd>{place}</dd>
      </div>
      <div>
        <dt>{t('Order date')}</dt>
        <dd>{moment(order.createdAt)}</dd>
      </div>
      <div>
        <dt>{order.deliverType === 'delivery' ? t('Delivery date') : t('Ready')}</dt>
        <dd>{due ? moment(due) : t('As soon as possible')}</dd>
      </div>
      {isOn(shop, 'ALLOW_ISSUE_INVOICE') && (
        <div>
          <dt>{t('Invoice')}</dt>
          <dd>{order.issueInvoice ? t('Yes, please') : t('Not asked for')}</dd>
        </div>
      )}
      {order.notes && (
        <div>
          <dt>{t('Note')}</dt>
          <dd>{order.notes}</dd>
        </div>
      )}
    </dl>
  )
}

/** Loads the page anew while it is seen, until the order is over. */
function useFreshPage(isOpen: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOpen) return
    const poll = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void revalidate()
    }
    const timer = setInterval(poll, EVERY_MS)
    document.addEventListener('visibilitychange', poll)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', poll)
    }
  }, [isOpen, revalidate])
}
