import type { StaffOrder } from '#contract/orders.staff.ts'
import { useI18n } from '#ui/i18n.tsx'
import { DeliverTypeIcon } from './deliver-type-icon.tsx'
import { deliverTypeLabel, ticketDueText } from './order-texts.ts'

/** When the order is due, promised once it was approved, or that it is over; and its deliver type. */
export function TicketWhen({ order, now }: { order: StaffOrder; now: number }) {
  const i18n = useI18n()
  const { t } = i18n
  const due = ticketDueText(order, i18n, now)
  return (
    <div className="ticket__when">
      {due.isPromised && <p className="ticket__promised">{t('Promised for')}</p>}
      <p className="ticket__due">
        {due.day && <span className="ticket__day">{due.day}</span>}
        {due.time}
        {due.until && <span className="ticket__until"> – {due.until}</span>}
        {due.hint && (
          <span className={due.isLate ? 'ticket__hint ticket__hint--late' : 'ticket__hint'}>{due.hint}</span>
        )}
      </p>
      <p className="ticket__type">
        <DeliverTypeIcon type={order.deliverType} size={28} />
        {[deliverTypeLabel(order.deliverType, i18n), order.tableName].filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}
