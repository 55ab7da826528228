import type { StaffOrder } from '#contract/orders.staff.ts'
import { useWords } from '#ui/words.tsx'
import { DeliverTypeIcon } from './deliver-type-icon.tsx'
import { deliverTypeWords, dueWords } from './order-words.ts'

/** When the order is wanted and how it leaves the house. */
export function TicketWhen({ order, now }: { order: StaffOrder; now: number }) {
  const words = useWords()
  const due = dueWords(order, words, now)
  return (
    <div className="ticket__when">
      <p className="ticket__due">
        {due.day && <span className="ticket__day">{due.day}</span>}
        {due.time}
        {due.until && <span className="ticket__until"> – {due.until}</span>}
      </p>
      <p className="ticket__type">
        <DeliverTypeIcon type={order.deliverType} size={28} />
        {deliverTypeWords(order.deliverType, words)}
      </p>
    </div>
  )
}
