import type { StaffOrder } from '#contract/orders.staff.ts'
import { useWords } from '#ui/words.tsx'
import { DeliverTypeIcon } from './deliver-type-icon.tsx'
import { boardDue, deliverTypeWords, dueWords } from './order-words.ts'

/** When the order is wanted and how it leaves the house. */
export function TicketWhen({ order, now }: { order: StaffOrder; now: number }) {
  const words = useWords()
  const { t } = words
  const due = dueWords(order, words, now)
  const promised = order.status === 'approved' && order.expectedAt ? boardDue(order, words, now) : undefined
  return (
    <div className="ticket__when">
      <p className="ticket__due">
        {due.day && <span className="ticket__day">{due.day}</span>}
        {due.time}
        {due.until && <span className="ticket__until"> – {due.until}</span>}
      </p>
      <p className="ticket__type">
        <DeliverTypeIcon type={order.deliverType} size={28} />
        {[deliverTypeWords(order.deliverType, words), order.tableName].filter(Boolean).join(' · ')}
      </p>
      {promised && (
        <p className="ticket__promised">
          {t('Promised for')} <strong>{[promised.day, promised.time].filter(Boolean).join(', ')}</strong>
          {promised.hint && ` · ${promised.hint}`}
        </p>
      )}
    </div>
  )
}
