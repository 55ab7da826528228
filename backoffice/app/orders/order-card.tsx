import { IdCard, MessageSquareText } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import type { OrderStatus } from '#contract/orders.ts'
import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import { useI18n } from '#ui/i18n.tsx'
import { DeliverTypeIcon } from './deliver-type-icon.tsx'
import { OrderActions } from './order-actions.tsx'
import { boardDue, deliverTypeLabel, placedText } from './order-texts.ts'
import { StatusBadge } from './status-badge.tsx'

type OrderCardProps = {
  order: StaffOrderSummary
  isFresh: boolean
  now: number
  isBusy: boolean
  onStart: (order: StaffOrderSummary, to: OrderStatus) => void
}

/** One order on the board: when, how, what, and what is to be done. All the rest of it opens the ticket. */
export function OrderCard({ order, isFresh, now, isBusy, onStart }: OrderCardProps) {
  const i18n = useI18n()
  const { search } = useLocation()
  const { t, money } = i18n
  const due = boardDue(order, i18n, now)
  return (
    <article className={`order-card order-card--${order.status}${isFresh ? ' order-card--fresh' : ''}`}>
      <header className="order-card__head">
        <p className="order-card__due">
          {due.day && <span className="order-card__day">{due.day}</span>}
          {due.time}
          {due.hint && (
            <span className={due.isLate ? 'order-card__hint order-card__hint--late' : 'order-card__hint'}>
              {due.hint}
            </span>
          )}
        </p>
        <p className="order-card__type">
          <DeliverTypeIcon type={order.deliverType} size={24} />
          {order.tableName ?? deliverTypeLabel(order.deliverType, i18n)}
        </p>
        <h2 className="order-card__code">
          <Link to={`/orders/${order.id}`} state={{ filter: search }}>
            <span className="visually-hidden">{t('Order code')} </span>
            {order.code}
          </Link>
        </h2>
        {isFresh && <span className="order-card__new">{t('New')}</span>}
      </header>
      <ul className="order-card__lines">
        {order.lines.map((line, position) => (
          <li key={position}>
            <span className="order-card__qty">{line.qty} ×</span>
            <span>
              {line.name}
              {(line.size || line.choices.length > 0) && (
                <span className="order-card__choices">
                  {[line.size, ...line.choices].filter(Boolean).join(', ')}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {order.minAge !== null && (
        <p className="order-card__flag order-card__flag--age">
          <IdCard size={22} aria-hidden="true" />
          {t('Check ID: {age}+', { age: order.minAge })}
        </p>
      )}
      {order.notes && (
        <p className="order-card__flag order-card__flag--note">
          <MessageSquareText size={22} aria-hidden="true" />
          <span>
            <span className="visually-hidden">{t('Note')}: </span>
            {order.notes}
          </span>
        </p>
      )}
      <footer className="order-card__foot">
        <span className="order-card__who">
          {[order.name, order.area].filter(Boolean).join(' · ')}
          <span className="order-card__placed">
            {t('Received {time}', { time: placedText(order, i18n, now) })}
          </span>
        </span>
        <StatusBadge status={order.status} />
        <span className="price">{money(order.total)}</span>
      </footer>
      <OrderActions order={order} isBusy={isBusy} isShort onStart={onStart} />
    </article>
  )
}
