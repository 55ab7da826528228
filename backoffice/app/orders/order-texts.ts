import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import { TIME_WINDOW_MINUTES } from '#domain/limits.ts'
import type { I18n } from '#ui/i18n.tsx'

type When = Pick<StaffOrderSummary, 'deliverAt' | 'deliverDate'>

const MINUTE = 60_000
/** A guest who got no confirmation for this long starts to call. */
const LONG_WAIT_MINUTES = 5
const CLOCK: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' }
const DAY: Intl.DateTimeFormatOptions = { weekday: 'short', day: '2-digit', month: '2-digit' }

/** When the order is wanted: `now`, or the start and end of its time window, and the day unless it is today. */
export function dueText({ deliverAt, deliverDate }: When, { t, date }: I18n, now: number) {
  if (deliverAt === 'now' || !deliverDate) return { time: t('Now'), until: '', day: '' }
  const start = Date.parse(deliverDate)
  return {
    time: date(new Date(start), CLOCK),
    until: date(new Date(start + TIME_WINDOW_MINUTES * 60_000), CLOCK),
    day: dayUnlessToday(start, date, now),
  }
}

type Due = When & Pick<StaffOrderSummary, 'status' | 'placedAt' | 'expectedAt'>

/**
 * The time that counts on the board, and how urgent it is: an order in the kitchen by the time it is promised for, one
 * that waits by how long it has been waiting.
 */
export function boardDue(order: Due, i18n: I18n, now: number) {
  const { t, date } = i18n
  if (order.status === 'approved' && order.expectedAt) {
    const at = Date.parse(order.expectedAt)
    const minutes = Math.round((at - now) / MINUTE)
    return {
      time: date(new Date(at), CLOCK),
      day: dayUnlessToday(at, date, now),
      isLate: minutes < 0,
      hint:
        minutes > 180
          ? ''
          : minutes >= 0
            ? t('in {minutes} min', { minutes })
            : t('{minutes} min late', { minutes: -minutes }),
    }
  }
  const { time, day } = dueText(order, i18n, now)
  const waited = Math.max(0, Math.floor((now - Date.parse(order.placedAt)) / MINUTE))
  const isWaiting = order.status === 'pending_approval'
  return {
    time,
    day,
    isLate: isWaiting && waited >= LONG_WAIT_MINUTES,
    hint: isWaiting && waited > 0 && waited < 600 ? t('waiting for {minutes} min', { minutes: waited }) : '',
  }
}

/** When the order came in: the clock time, with the day unless it is today. */
export function placedText(
  { placedAt }: Pick<StaffOrderSummary, 'placedAt'>,
  { date }: I18n,
  now: number,
): string {
  const at = Date.parse(placedAt)
  return [dayUnlessToday(at, date, now), date(new Date(at), CLOCK)].filter(Boolean).join(', ')
}

function dayUnlessToday(instant: number, date: I18n['date'], now: number): string {
  const isToday =
    date(new Date(instant), { dateStyle: 'short' }) === date(new Date(now), { dateStyle: 'short' })
  return isToday ? '' : date(new Date(instant), DAY)
}

export function deliverTypeLabel(type: StaffOrderSummary['deliverType'], { t }: I18n): string {
  return {
    delivery: t('Delivery'),
    takeaway: t('To be collected'),
    curbside: t('Curbside'),
    table: t('At the table'),
  }[type]
}

/** How the guest intends to pay in person; a method without a translation keeps its id. */
export function paymentLabel(method: string, { t }: I18n): string {
  const methods: Record<string, string> = {
    cash: t('Cash'),
    card_at_door: t('Card at the door'),
    pay_at_table: t('Pay at the table'),
  }
  return methods[method] ?? method
}
