import type { SalesReport } from '#contract/orders-report.ts'
import { add } from '#domain/money.ts'
import type { I18n } from '#ui/i18n.tsx'

/** One bar of the course of sales. */
export type Point = Pick<SalesReport['totals'], 'orders' | 'turnover'> & {
  key: string
  /** As short as it can be under the bar. */
  short: string
  label: string
}

/** More bars than that are too thin for a finger. */
const MOST_DAYS = 62

/** How sales went: by the hour on one day, by the day, or by the month when there are many days. */
export function salesSeries({ days, hours }: SalesReport, { date }: Pick<I18n, 'date'>): Point[] {
  if (days.length === 1)
    return hours.map(({ hour, ...figures }) => ({
      ...figures,
      key: String(hour),
      short: String(hour),
      label: hourText(hour),
    }))
  if (days.length <= MOST_DAYS)
    return days.map(({ date: day, ...figures }) => ({
      ...figures,
      key: day,
      short: String(Number(day.slice(8))),
      label: date(momentOf(day), { weekday: 'short', day: 'numeric', month: 'short' }),
    }))
  const months = Map.groupBy(days, (day) => day.date.slice(0, 7))
  return [...months].map(([month, of]) => ({
    key: month,
    short: date(momentOf(`${month}-15`), { month: 'short' }),
    label: date(momentOf(`${month}-15`), { month: 'long', year: 'numeric' }),
    orders: of.reduce((sum, { orders }) => sum + orders, 0),
    turnover: of.map(({ turnover }) => turnover).reduce(add),
  }))
}

/** `18–19` */
export const hourText = (hour: number): string => `${hour}–${hour + 1}`

/** A moment that is on this day in every zone where people live, but for a few islands. */
const momentOf = (day: string): string => `${day}T10:00:00Z`

/** More says only that there was next to nothing before. */
const MOST_PERCENT = 999

/** The change from an earlier figure in percent, rounded; nothing when there was none, or next to none. */
export function changeInPercent(now: number, before: number): number | undefined {
  const percent = Math.round(((now - before) / before) * 100)
  return before > 0 && percent <= MOST_PERCENT ? percent : undefined
}
