import { weekdays } from '#contract/weekdays.ts'
import type { DayPlan } from './day-plan.ts'

/** An opening time as instants in milliseconds since 1970; `end` is the first moment that is closed again. */
export type OpenSpan = { start: number; end: number }

/**
 * The opening spans that begin on a local date, in order, without what is paused. An `end` at or before `start` is on the
 * next day.
 */
export function spansOf(week: DayPlan, zone: string, date: Temporal.PlainDate): OpenSpan[] {
  const day = weekdays[date.dayOfWeek - 1]
  const usual = day === undefined ? [] : (week[day] ?? [])
  const from = week.pausedUntil === undefined ? -Infinity : Date.parse(week.pausedUntil)
  return (week.dates?.[date.toString()] ?? usual)
    .map(({ start, end }) => ({
      start: Math.max(at(date, start, zone), from),
      end: at(end <= start ? date.add({ days: 1 }) : date, end, zone),
    }))
    .filter((span) => span.start < span.end)
    .sort((a, b) => a.start - b.start)
}

/** The local date of an instant. */
export const localDateOf = (instant: string, zone: string): Temporal.PlainDate =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDate()

/** The first moment of a local date, in milliseconds since 1970. */
export const startOfDay = (date: Temporal.PlainDate, zone: string): number =>
  date.toZonedDateTime(zone).epochMilliseconds

/** An instant as the wire writes it. */
export const instantText = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** A clock time that a change of summer time skips counts from the hour after it; one that comes twice is the first. */
function at(date: Temporal.PlainDate, time: string, zone: string): number {
  if (time === '24:00') return at(date.add({ days: 1 }), '00:00', zone)
  return date.toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds
}
