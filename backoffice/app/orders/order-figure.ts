import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import { needsMinutes } from '#domain/orders/status-change.ts'
import type { I18n } from '#ui/i18n.tsx'

type Order = Pick<StaffOrderSummary, 'status' | 'placedAt' | 'expectedAt' | 'deliverAt' | 'deliverDate'>

/** The one big figure of a card, what it counts, and how urgent it is. */
export type OrderFigure = { figure: string; unit: string; urgency: 'late' | 'soon' | 'calm' }

const MINUTE = 60_000
/** A guest who got no confirmation for this long starts to call. */
const LONG_WAIT_MINUTES = 5
const SOON_MINUTES = 5
/** What is due later than this is read by its clock time. */
const MOST_MINUTES = 99

/**
 * The minutes that an order waits for its answer, or until it is due; what is far away shows its clock time, and what is
 * over the time it came in.
 */
export function orderFigure(order: Order, i18n: I18n, now: number): OrderFigure {
  const { t } = i18n
  if (order.status === 'approved') {
    const due = Date.parse(order.expectedAt ?? order.deliverDate ?? order.placedAt)
    const minutes = Math.round((due - now) / MINUTE)
    if (Math.abs(minutes) > MOST_MINUTES) return clock(due, i18n, now, minutes < 0 ? 'late' : 'calm')
    if (minutes < 0) return { figure: String(-minutes), unit: t('min late'), urgency: 'late' }
    return {
      figure: String(minutes),
      unit: t('min left'),
      urgency: minutes <= SOON_MINUTES ? 'soon' : 'calm',
    }
  }
  const placed = Date.parse(order.placedAt)
  if (order.status !== 'pending_approval') return clock(placed, i18n, now, 'calm')
  const waited = Math.max(0, Math.floor((now - placed) / MINUTE))
  const isLate = waited >= LONG_WAIT_MINUTES
  if (order.deliverDate && !needsMinutes(order, now)) {
    return clock(Date.parse(order.deliverDate), i18n, now, isLate ? 'late' : 'calm')
  }
  if (waited > MOST_MINUTES) return clock(placed, i18n, now, 'late')
  return { figure: String(waited), unit: t('min waiting'), urgency: isLate ? 'late' : 'calm' }
}

function clock(at: number, { date }: I18n, now: number, urgency: OrderFigure['urgency']): OrderFigure {
  const moment = new Date(at)
  const isToday = date(moment, { dateStyle: 'short' }) === date(new Date(now), { dateStyle: 'short' })
  return {
    figure: date(moment, { hour: '2-digit', minute: '2-digit' }),
    unit: isToday ? '' : date(moment, { weekday: 'short', day: 'numeric', month: 'numeric' }),
    urgency,
  }
}
