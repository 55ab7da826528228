import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import { TIME_WINDOW_MINUTES } from '#domain/limits.ts'
import type { Words } from '#ui/words.tsx'

type When = Pick<StaffOrderSummary, 'deliverAt' | 'deliverDate'>

const CLOCK: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' }
const DAY: Intl.DateTimeFormatOptions = { weekday: 'short', day: '2-digit', month: '2-digit' }

/** When the order is wanted: `now`, or the start and end of its time window, and the day unless it is today. */
export function dueWords({ deliverAt, deliverDate }: When, { t, date }: Words, now: number) {
  if (deliverAt === 'now' || !deliverDate) return { time: t('Now'), until: '', day: '' }
  const start = Date.parse(deliverDate)
  return {
    time: date(new Date(start), CLOCK),
    until: date(new Date(start + TIME_WINDOW_MINUTES * 60_000), CLOCK),
    day: dayUnlessToday(start, date, now),
  }
}

/** When the order came in: the clock time, with the day unless it is today. */
export function placedWords(
  { placedAt }: Pick<StaffOrderSummary, 'placedAt'>,
  { date }: Words,
  now: number,
): string {
  const at = Date.parse(placedAt)
  return [dayUnlessToday(at, date, now), date(new Date(at), CLOCK)].filter(Boolean).join(', ')
}

function dayUnlessToday(instant: number, date: Words['date'], now: number): string {
  const isToday =
    date(new Date(instant), { dateStyle: 'short' }) === date(new Date(now), { dateStyle: 'short' })
  return isToday ? '' : date(new Date(instant), DAY)
}

export function deliverTypeWords(type: StaffOrderSummary['deliverType'], { t }: Words): string {
  return {
    delivery: t('Delivery'),
    takeaway: t('To be collected'),
    curbside: t('Curbside'),
    table: t('At the table'),
  }[type]
}

/** How the guest intends to pay; a provider we have no word for keeps its own name. */
export function paymentWords(method: string, { t }: Words): string {
  const words: Record<string, string> = { cash: t('Cash'), card_at_door: t('Card at the door') }
  return words[method] ?? method
}
