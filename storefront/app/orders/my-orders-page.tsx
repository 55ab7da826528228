import { ReceiptText } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { getMyOrder, type Order } from '#contract/orders.ts'
import { canOrderAgain } from '#domain/orders/status.ts'
import { useI18n } from '#ui/i18n.tsx'
import { browserApi } from '../http/browser-api.ts'
import { AgainButton, type AgainShop } from './again/again-button.tsx'
import { StatusBadge } from './status-badge.tsx'

/** What a card shows of an order. */
export type OrderCard = Pick<Order, 'code' | 'status' | 'createdAt' | 'deliverType' | 'isTest'> & {
  items: { qty: number; name: string }[]
  total: Order['payment']['total']
}

export const orderCard = ({
  code,
  status,
  createdAt,
  deliverType,
  isTest,
  items,
  payment,
}: Order): OrderCard => ({
  code,
  status,
  createdAt,
  deliverType,
  isTest,
  items: items.map(({ qty, name }) => ({ qty, name })),
  total: payment.total,
})

type MyOrdersPageProps = {
  orders: readonly OrderCard[]
  /** The order after which older ones follow; null where none do. */
  next: string | null
  /** Whether these are the latest orders, not those before another one. */
  isFirst: boolean
  shop: AgainShop
}

/** The orders of an account as cards, the newest first (spec 2). */
export function MyOrdersPage({ orders, next, isFirst, shop }: MyOrdersPageProps) {
  const { t, money, date } = useI18n()
  const heading = useArrivedHeading()
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t('My Orders')}
      </h1>
      {orders.length === 0 && (
        <div className="empty">
          <span className="empty__plate">
            <ReceiptText size={48} strokeWidth={1.5} aria-hidden="true" />
          </span>
          <p>{isFirst ? t('Nothing ordered yet. The menu is a good start.') : t('No older orders.')}</p>
          <Link className="button button--primary" to="/">
            {t('To the menu')}
          </Link>
        </div>
      )}
      <ul className="order-cards">
        {orders.map((order) => (
          <li key={order.code} className="card order-card">
            <div className="order-card__head">
              <h2 className="order-card__code" aria-label={t('Order {code}', { code: order.code })}>
                <bdi>{order.code}</bdi>
              </h2>
              <StatusBadge status={order.status} />
            </div>
            <p className="order-card__date">
              <time dateTime={order.createdAt}>
                {t('{date}', { date: date(order.createdAt, { dateStyle: 'long', timeStyle: 'short' }) })}
              </time>
              {order.isTest && ` · ${t('Test order')}`}
            </p>
            <ul className="order-card__items">
              {order.items.map((item, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the lines of a placed order never change
                <li key={index}>
                  <span className="order-card__qty">{item.qty} ×</span> {item.name}
                </li>
              ))}
            </ul>
            <p className="order-card__total price">{money(order.total)}</p>
            <div className="order-card__ways">
              <Link
                className="button button--secondary"
                to={`/me/my-orders/${order.code}`}
                aria-label={t('Order Details {code}', { code: order.code })}
              >
                {t('Order Details')}
              </Link>
              {canOrderAgain(order.status) && (
                <AgainButton
                  code={order.code}
                  load={() => browserApi()(getMyOrder, { params: { orderCode: order.code } })}
                  shop={shop}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      {(next || !isFirst) && (
        <nav className="order-cards__more" aria-label={t('More orders')}>
          {!isFirst && (
            <Link className="button button--secondary" to="/me/my-orders">
              {t('Latest orders')}
            </Link>
          )}
          {next && (
            <Link className="button button--secondary" to={`?before=${next}`}>
              {t('Older orders')}
            </Link>
          )}
        </nav>
      )}
    </>
  )
}

/** The heading, which gets the focus when other orders take the place of those before it (ux.md A-02). */
function useArrivedHeading(): RefObject<HTMLHeadingElement | null> {
  const before = useSearchParams()[0].get('before')
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(before)
  useEffect(() => {
    if (last.current === before) return
    last.current = before
    heading.current?.focus({ preventScroll: true })
  }, [before])
  return heading
}
