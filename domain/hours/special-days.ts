import type { HoursDocument, SpecialDayDocument } from '#contract/hours.staff.ts'
import type { DeliverType } from '#contract/checkout.ts'
import type { Span } from '#contract/hours.ts'
import type { UsualHours } from '#contract/today.staff.ts'
import { weekdays } from '#contract/weekdays.ts'
import { addDays } from '../reservations/calendar-date.ts'
import type { DayPlan, WayHours } from './day-plan.ts'
import { daysOf } from './hours-document.ts'

/** How far ahead guests read of special days. */
const ANNOUNCED_DAYS = 28

/** The plan of a branch: its weekly hours, and the dates on which one of its special days goes before them. */
export function dayPlanOf(
  { week, ways }: HoursDocument,
  specialDays: readonly SpecialDayDocument[],
): DayPlan {
  const dates: Record<string, Span[]> = {}
  const ofWays: Partial<Record<DeliverType, WayHours & { dates: Record<string, Span[]> }>> = {}
  const wayOf = (way: DeliverType) => (ofWays[way] ??= { week: ways[way] ?? {}, dates: {} })
  for (const way of Object.keys(ways) as DeliverType[]) wayOf(way)
  for (const [date, day] of dayByDate(specialDays)) {
    dates[date] = day.spans
    for (const [way, spans] of Object.entries(day.ways) as [DeliverType, Span[]][])
      wayOf(way).dates[date] = spans
  }
  return { ...week, dates, ways: ofWays }
}

/** Which special day counts on each date: the branch's own before the shared one, the shorter one before the longer one. */
function dayByDate(specialDays: readonly SpecialDayDocument[]): ReadonlyMap<string, SpecialDayDocument> {
  const spread = specialDays.map((day) => ({ day, dates: datesOf(day) }))
  const byWeight = spread.toSorted(
    (a, b) =>
      Number(a.day.branchId !== null) - Number(b.day.branchId !== null) ||
      b.dates.length - a.dates.length ||
      (a.day.from < b.day.from ? -1 : 1),
  )
  return new Map(byWeight.flatMap(({ day, dates }) => dates.map((date) => [date, day] as const)))
}

/** The hours of a date: those of the special day that counts on it, else those of its weekday. */
export function hoursOn(
  { week }: Pick<HoursDocument, 'week'>,
  specialDays: readonly SpecialDayDocument[],
  date: Temporal.PlainDate,
): UsualHours {
  const day = dayByDate(specialDays).get(date.toString())
  if (day) return { specialDay: day.name, spans: day.spans }
  const weekday = weekdays[date.dayOfWeek - 1]
  return { specialDay: null, spans: (weekday && week[weekday]) ?? [] }
}

/** They are counted: after the last date of the calendar comes none that could be compared with it. */
const datesOf = (day: SpecialDayDocument): string[] =>
  Array.from({ length: daysOf(day) }, (_, at) => addDays(day.from, at))

/**
 * The special days that guests read of on a date: those that begin within four weeks and count on a date that is not over, in
 * order.
 */
export function announcedDays<Day extends SpecialDayDocument>(
  specialDays: readonly Day[],
  today: string,
): Day[] {
  const last = addDays(today, ANNOUNCED_DAYS)
  const counting = new Set([...dayByDate(specialDays)].flatMap(([date, day]) => (date >= today ? [day] : [])))
  return specialDays
    .filter((day) => counting.has(day) && day.from <= last)
    .toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : a.until < b.until ? -1 : 1))
}
