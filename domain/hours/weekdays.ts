import type { Weekday } from '#contract/hours.ts'

/** The days of the week, Monday first (spec 3). */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const satisfies readonly Weekday[]
