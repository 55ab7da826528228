import type { Availability, AvailabilityRule } from '#contract/availability.ts'
import type { DeliverType } from '#contract/checkout.ts'
import { weekdays } from '#contract/weekdays.ts'
import { addDays, instantOf, wallClock, type WallClock } from '../hours/wall-clock.ts'

/** The time an order is for, in milliseconds, and how it is handed over where that is known. */
export type Occasion = { at: number; zone: string; deliverType?: DeliverType | undefined }

const WEEK_AND_A_DAY = 8

/** The weekday of a date. */
export const weekdayOf = (date: string) => weekdays[(new Date(date).getUTCDay() + 6) % 7]!

/** Whether a rule allows a date. */
export function hasDay({ weekdays: days, from, until }: AvailabilityRule, date: string): boolean {
  const isInDates = (from === null || from <= date) && (until === null || date <= until)
  return isInDates && (days.length === 0 || days.includes(weekdayOf(date)))
}

function allows(rule: AvailabilityRule, { date, time }: WallClock, deliverType?: DeliverType): boolean {
  const { spans, deliverTypes } = rule
  if (deliverType && deliverTypes.length > 0 && !deliverTypes.includes(deliverType)) return false
  if (spans.length === 0) return hasDay(rule, date)
  return spans.some(({ start, end }) => {
    if (start < end) return hasDay(rule, date) && start <= time && time < end
    return (hasDay(rule, date) && start <= time) || (hasDay(rule, addDays(date, -1)) && time < end)
  })
}

const allow = (availability: Availability, clock: WallClock, deliverType?: DeliverType): boolean =>
  availability.every((rules) => rules.length === 0 || rules.some((rule) => allows(rule, clock, deliverType)))

/** Whether something can be had at a time and in a way; what has no rules always can. */
export const isAvailable = (
  availability: Availability | undefined,
  { at, zone, deliverType }: Occasion,
): boolean => !availability?.length || allow(availability, wallClock(at, zone), deliverType)

/** The first instant from `at` on at which something can be had; undefined when it never can. */
export function nextAvailable(
  availability: Availability | undefined,
  { at, zone, deliverType }: Occasion,
): number | undefined {
  if (isAvailable(availability, { at, zone, deliverType })) return at
  const now = wallClock(at, zone)
  // It begins with the start of a span or of a day, at most a week after today or after a date that changes the rules.
  const rules = availability?.flat() ?? []
  const dates = rules.flatMap(({ from, until }) => [from, until && addDays(until, 1)])
  const firsts = [now.date, ...dates.filter((date) => date !== null && date > now.date)]
  const starts = ['00:00', ...rules.flatMap(({ spans }) => spans.map(({ start }) => start))]
  const clocks = new Set(
    firsts.flatMap((first) =>
      Array.from({ length: WEEK_AND_A_DAY }, (_, days) => addDays(first!, days)).flatMap((date) =>
        starts.map((time) => `${date} ${time}`),
      ),
    ),
  )
  for (const text of [...clocks].sort()) {
    const [date = '', time = ''] = text.split(' ')
    if (!allow(availability!, { date, time }, deliverType)) continue
    const instant = instantOf({ date, time }, zone)
    if (instant > at && isAvailable(availability, { at: instant, zone, deliverType })) return instant
  }
  return undefined
}
