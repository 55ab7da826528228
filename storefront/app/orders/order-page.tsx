import { Printer } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import type { Order } from '#contract/orders.ts'
import { isFinal } from '#domain/orders/status.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { useShop } from '../shop/use-shop.ts'
import { OrderAllergens } from './order-allergens.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderReceipt } from './order-receipt.tsx'
import { expectedTime, promisedTime } from './order-time.ts'
import { OrderTimeline } from './order-timeline.tsx'
import { statusSentence } from './order-texts.ts'
import { OrderRejection } from './order-rejection.tsx'
import { PayNow } from './pay-now.tsx'
import { useFreshOrder } from './use-fresh-order.ts'
import { useStatusDot } from './use-status-dot.ts'

type OrderPageProps = { loaded: Order; token: string; method: string }

/** An order by its secret link: how far it is, when it comes, and everything that was agreed (ux.md 1.10). */
export function OrderPage({ loaded, token, method }: OrderPageProps) {
  const i18n = useI18n()
  const { t } = i18n
  const order = useFreshOrder(loaded, token)
  const { title, text } = statusSentence(order, i18n)
  const expected = useExpected(order)
  const { SITE_TITLE } = useShop().settings
  useEffect(() => {
    document.title = `${title} – ${SITE_TITLE}`
  }, [title, SITE_TITLE])
  useStatusDot(order.status)
  return (
    <article className={`order-page order-page--${order.status}`}>
      <header className="order-page__head">
        <div role="status">
          <h1 tabIndex={-1}>{title}</h1>
          <p className="order-page__text">{text}</p>
          {expected?.isPromised && (
            <p className="visually-hidden">
              {expected.name} {expected.time}
            </p>
          )}
        </div>
        {order.status === 'pending_payment' && <PayNow order={order} token={token} />}
        {order.status === 'rejected' && <OrderRejection reason={order.rejectReason} />}
        <div className="order-page__key">
          <p className="order-page__code">
            <span>{t('Order code')}</span>
            <strong>
              <bdi>{order.code}</bdi>
            </strong>
          </p>
          {expected && (
            <p className="order-page__time">
              <span>{expected.name}</span>
              <strong className="price">{expected.time}</strong>
            </p>
          )}
        </div>
        <OrderTimeline status={order.status} />
        <OrderFacts order={order} />
      </header>
      <div className="order-page__body">
        <OrderReceipt order={order} method={method} />
        <div className="order-page__print">
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
    </article>
  )
}

/** When to expect an order that is not over: what the restaurant has promised, else what usually holds. */
function useExpected(order: Order): { name: string; time: string; isPromised: boolean } | undefined {
  const { t, date } = useI18n()
  const { settings } = useShop()
  if (isFinal(order.status)) return undefined
  const name = order.deliverType === 'delivery' ? t('With you at about') : t('Ready at about')
  const clock = (moment: Date) => date(moment, { hour: '2-digit', minute: '2-digit' })
  const day = (moment: Date) =>
    order.deliverAt === 'later' ? `${date(moment, { weekday: 'long', day: 'numeric', month: 'long' })}, ` : ''
  const promised = promisedTime(order)
  if (promised)
    return { name, time: day(promised) + t('{time}', { time: clock(promised) }), isPromised: true }
  const { from, to } = expectedTime(order, {
    preparation: Number.parseInt(settings.PREPARATION_MINUTES, 10) || 0,
    delivery: Number.parseInt(settings.DELIVERY_MINUTES, 10) || 0,
  })
  return {
    name,
    time: day(from) + t('{from}–{to}', { from: clock(from), to: clock(to) }),
    isPromised: order.status === 'approved',
  }
}
