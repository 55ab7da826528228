import type { DayPlan } from './day-plan.ts'
import { instantText, localDateOf, spansOf, type OpenSpan } from './spans.ts'

/** `nextOpen` is when a closed restaurant opens again: null while it is open, and when the week is empty. */
export type Opening = { isOpenNow: boolean; nextOpen: string | null }

/** A restaurant that closes for a season still says when it opens again. */
const MOST_DAYS = 400

/** Whether a restaurant is open at an instant of its time zone, and when it opens next (spec 3, 4). */
export function openingAt(week: DayPlan, zone: string, instant: string): Opening {
  const now = Date.parse(instant)
  const today = localDateOf(instant, zone)
  if (spansAround(week, zone, today).some((span) => span.start <= now && now < span.end)) {
    return { isOpenNow: true, nextOpen: null }
  }
  // Each special date can be the only one of its week that would have been open.
  const days = Math.min(8 + 7 * Object.keys(week.dates ?? {}).length, MOST_DAYS)
  // The night before may go on after a pause.
  for (let day = -1; day <= days; day++) {
    const next = spansOf(week, zone, today.add({ days: day })).find((span) => span.start > now)
    if (next) return { isOpenNow: false, nextOpen: instantText(next.start) }
  }
  return { isOpenNow: false, nextOpen: null }
}

/** The spans of a date, and those of the day before, which may reach past midnight. */
export const spansAround = (week: DayPlan, zone: string, date: Temporal.PlainDate): OpenSpan[] => [
  ...spansOf(week, zone, date.subtract({ days: 1 })),
  ...spansOf(week, zone, date),
]
