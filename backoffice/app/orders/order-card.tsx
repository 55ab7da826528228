import { AlarmClock, IdCard, MessageSquareText } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import { useI18n } from '#ui/i18n.tsx'
import { DeliverTypeIcon } from './deliver-type-icon.tsx'
import { OrderActions, type StartChange } from './order-actions.tsx'
import { orderFigure } from './order-figure.ts'
import { deliverTypeLabel } from './order-texts.ts'
import { StatusBadge } from '../list/status-badge.tsx'

type OrderCardProps = {
  order: StaffOrderSummary
  isFresh: boolean
  now: number
  isBusy: boolean
  onStart: StartChange
}

/** One order on the board: how urgent, where to, what, and what is to be done. All the rest of it opens the ticket. */
export function OrderCard({ order, isFresh, now, isBusy, onStart }: OrderCardProps) {
  const i18n = useI18n()
  const { search } = useLocation()
  const { t } = i18n
  const { figure, unit, urgency } = orderFigure(order, i18n, now)
  const isOver = order.status === 'completed' || order.status === 'rejected'
  return (
    <article
      className={`order-card order-card--${order.status} order-card--${isOver ? 'over' : urgency}`}
      data-fresh={isFresh}
    >
      <header className="order-card__head">
        <p className="order-card__figure">
          {urgency === 'late' && !isOver && <AlarmClock size={20} strokeWidth={2.6} aria-hidden="true" />}
          <strong>{figure}</strong>
          <span>{unit}</span>
        </p>
        <h3 className="order-card__code">
          <Link to={`/orders/${order.id}`} state={{ filter: search }}>
            <span className="visually-hidden">{t('Order code')} </span>
            {order.code}
          </Link>
          {isFresh && <span className="order-card__new">{t('New')}</span>}
        </h3>
        <p className="order-card__where">
          <DeliverTypeIcon type={order.deliverType} size={18} />
          <span>
            {order.branchName && (
              <>
                <span className="visually-hidden">{t('Branch')} </span>
                <strong className="order-card__branch">{order.branchName}</strong>{' '}
              </>
            )}
            <span className="visually-hidden">{deliverTypeLabel(order.deliverType, i18n)} </span>
            {whereTo(order, deliverTypeLabel(order.deliverType, i18n))}
          </span>
        </p>
      </header>
      <ul className="order-card__lines">
        {order.lines.map((line, position) => (
          <li key={position}>
            <span className="order-card__qty">{line.qty}</span>
            <span>
              {line.size && <span className="order-card__size">{line.size}</span>} {line.name}
              {line.choices.map((choice, place) => (
                <span key={place} className="order-card__choice">
                  {choice}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {order.isTest && (
        <p className="order-card__flag order-card__flag--age">{t('Test order: do not make it')}</p>
      )}
      {order.minAge !== null && (
        <p className="order-card__flag order-card__flag--age">
          <IdCard size={18} aria-hidden="true" />
          {t('Check ID: {age}+', { age: order.minAge })}
        </p>
      )}
      {order.notes && (
        <p className="order-card__flag">
          <MessageSquareText size={18} aria-hidden="true" />
          <span>
            <span className="visually-hidden">{t('Note')}: </span>
            {order.notes}
          </span>
        </p>
      )}
      {isOver ? (
        order.status === 'rejected' && <StatusBadge status={order.status} />
      ) : (
        <OrderActions order={order} now={now} isBusy={isBusy} isShort onStart={onStart} />
      )}
    </article>
  )
}

/** Area and street of a delivery, the table, or who collects it. The rest of the address stands on the ticket. */
function whereTo({ tableName, area, address, name }: StaffOrderSummary, way: string): string {
  if (tableName) return tableName
  const [street] = address?.split(',') ?? []
  return street ? [area, street].filter(Boolean).join(' · ') : `${way} · ${name}`
}
