import type { DayPlan } from './day-plan.ts'
import { instantText, localDateOf, spansOf, type OpenSpan } from './spans.ts'

/** `nextOpen` is when a closed restaurant opens again: null while it is open, and when the week is empty. */
export type Opening = { isOpenNow: boolean; nextOpen: string | null }

const WEEK_AND_A_DAY = 8

/** Whether a restaurant is open at an instant of its time zone, and when it opens next (spec 3, 4). */
export function openingAt(week: DayPlan, zone: string, instant: string): Opening {
  const now = Date.parse(instant)
  const today = localDateOf(instant, zone)
  if (spansAround(week, zone, today).some((span) => span.start <= now && now < span.end)) {
    return { isOpenNow: true, nextOpen: null }
  }
  for (let days = 0; days <= WEEK_AND_A_DAY; days++) {
    const next = spansOf(week, zone, today.add({ days })).find((span) => span.start > now)
    if (next) return { isOpenNow: false, nextOpen: instantText(next.start) }
  }
  return { isOpenNow: false, nextOpen: null }
}

/** The spans of a date, and those of the day before, which may reach past midnight. */
export const spansAround = (week: DayPlan, zone: string, date: Temporal.PlainDate): OpenSpan[] => [
  ...spansOf(week, zone, date.subtract({ days: 1 })),
  ...spansOf(week, zone, date),
]
