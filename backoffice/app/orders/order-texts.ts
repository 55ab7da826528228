import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import { TIME_WINDOW_MINUTES } from '#domain/limits.ts'
import { isFinal, statusTexts } from '#domain/orders/status.ts'
import type { I18n } from '#ui/i18n.tsx'

type When = Pick<StaffOrderSummary, 'deliverAt' | 'deliverDate'>

const MINUTE = 60_000
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

/** The time an order in the kitchen is promised for, and how far away it is. */
export function promisedText(expectedAt: string, { t, date }: I18n, now: number) {
  const at = Date.parse(expectedAt)
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

/**
 * What the ticket says in its largest letters: the status of an order that is over, with the time it was wanted for beside
 * it; the promised time once it was approved; until then when the order is wanted.
 */
export function ticketDueText(
  order: When & Pick<StaffOrderSummary, 'status' | 'expectedAt'>,
  i18n: I18n,
  now: number,
) {
  const wanted = { ...dueText(order, i18n, now), hint: '', isLate: false, isPromised: false }
  if (isFinal(order.status)) {
    const hint = order.deliverDate ? [wanted.day, wanted.time].filter(Boolean).join(', ') : ''
    return { ...wanted, time: i18n.t(statusTexts[order.status]), until: '', day: '', hint }
  }
  if (order.status !== 'approved' || order.expectedAt === null) return wanted
  return { ...wanted, ...promisedText(order.expectedAt, i18n, now), until: '', isPromised: true }
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
