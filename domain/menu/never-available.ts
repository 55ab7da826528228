import type { AvailabilityRule } from '#contract/availability.ts'
import type { Span, Week } from '#contract/hours.ts'
import { addDays } from '../hours/wall-clock.ts'
import { hasDay, weekdayOf } from './availability.ts'

const DAYS = 8
const DAY_MINUTES = 24 * 60
const WHOLE_DAY: Span = { start: '00:00', end: '24:00' }

type Minutes = { start: number; end: number }

/**
 * Whether rules leave no minute in which the restaurant is open: in their first week from `today` on, a date, no span of
 * theirs meets one of the opening hours. Without rules there is always one.
 */
export const isNeverAvailable = (rules: readonly AvailabilityRule[], week: Week, today: string): boolean =>
  rules.length > 0 && rules.every((rule) => !meets(rule, week, today))

function meets(rule: AvailabilityRule, week: Week, today: string): boolean {
  const first = rule.from !== null && rule.from > today ? rule.from : today
  const dates = Array.from({ length: DAYS + 1 }, (_, days) => addDays(first, days - 1))
  const minutes = (spansOf: (date: string) => readonly Span[]): Minutes[] =>
    dates.flatMap((date, day) => spansOf(date).map((span) => minutesOf(span, day)))
  const allowed = minutes((date) =>
    hasDay(rule, date) ? (rule.spans.length > 0 ? rule.spans : [WHOLE_DAY]) : [],
  )
  const open = minutes((date) => week[weekdayOf(date)])
  const now = DAY_MINUTES
  return allowed.some((one) =>
    open.some((other) => Math.max(one.start, other.start, now) < Math.min(one.end, other.end)),
  )
}

/** A span of a day, in minutes from the first day on. */
function minutesOf({ start, end }: Span, day: number): Minutes {
  const from = day * DAY_MINUTES + minuteOf(start)
  return { start: from, end: day * DAY_MINUTES + minuteOf(end) + (end <= start ? DAY_MINUTES : 0) }
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
