import { ArrowLeft, IdCard, MessageSquareText, Printer, Recycle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { StaffOrder } from '#contract/orders.staff.ts'
import { IconButton } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { useClock } from '#ui/use-now.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderHistory } from './order-history.tsx'
import { StatusBadge } from '../list/status-badge.tsx'
import { TicketFacts } from './ticket-facts.tsx'
import { TicketLineRow } from './ticket-line-row.tsx'
import { TicketPayment } from './ticket-payment.tsx'
import { TicketTotals } from './ticket-totals.tsx'
import { TicketWhen } from './ticket-when.tsx'
import { useOrderDesk } from './use-order-desk.tsx'

type TicketProps = {
  order: StaffOrder
  /** The filter of the board that leads back. */
  filter: string
  onChanged: () => void
}

/** One order in large type, for the kitchen, the counter and the driver. It is no receipt (ux.md R-T7). */
export function Ticket({ order, filter, onChanged }: TicketProps) {
  const { t } = useI18n()
  const now = useClock()
  const { isBusy, start, dialogs } = useOrderDesk(onChanged)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <article className="ticket">
      <header className="ticket__head">
        <Link className="button button--secondary ticket__back" to={{ pathname: '/', search: filter }}>
          <ArrowLeft size={22} aria-hidden="true" />
          {t('All orders')}
        </Link>
        <IconButton
          className="ticket__print"
          label={t('Print')}
          icon={<Printer size={22} aria-hidden="true" />}
          onClick={() => window.print()}
        />
        <h1 ref={heading} tabIndex={-1}>
          <span className="ticket__word">{t('Order code')} </span>
          {order.code}
        </h1>
        <StatusBadge status={order.status} />
      </header>
      <TicketWhen order={order} now={now} />
      <div className="ticket__kitchen">
        {order.isTest && (
          <p className="ticket__flag ticket__flag--age">
            <strong>{t('Test order: do not make it')}</strong>
          </p>
        )}
        {order.minAge !== null && (
          <p className="ticket__flag ticket__flag--age">
            <IdCard size={34} aria-hidden="true" />
            <strong>{t('Check ID: {age}+', { age: order.minAge })}</strong>
          </p>
        )}
        {order.wantsReusable && (
          <p className="ticket__flag ticket__flag--note">
            <Recycle size={34} aria-hidden="true" />
            <strong>{t('Reusable packaging')}</strong>
          </p>
        )}
        {order.notes && (
          <p className="ticket__flag ticket__flag--note">
            <MessageSquareText size={34} aria-hidden="true" />
            <span>
              <span className="ticket__label">{t('Note')}</span>
              {order.notes}
            </span>
          </p>
        )}
        <ul className="ticket__lines" aria-label={t('Dishes')}>
          {order.lines.map((line, position) => (
            <TicketLineRow key={position} line={line} />
          ))}
        </ul>
      </div>
      <div className="ticket__side">
        <TicketFacts order={order} now={now} />
        <TicketTotals order={order} />
        <TicketPayment order={order} />
        <OrderHistory history={order.history} />
        <p className="ticket__legal">{t('Kitchen ticket – not a receipt')}</p>
      </div>
      <div className="ticket__actions">
        <OrderActions order={order} now={now} isBusy={isBusy(order.id)} onStart={start} />
      </div>
      {dialogs}
    </article>
  )
}
