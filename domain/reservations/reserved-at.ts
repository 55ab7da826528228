import { spansAround } from '../hours/opening.ts'
import { localDateOf, instantText, startOfDay } from '../hours/spans.ts'
import { RESERVATION_DAYS, RESERVATION_STEP_MINUTES } from '../limits.ts'
import { messages, type Message } from '../messages.ts'
import type { DayPlan } from '../hours/day-plan.ts'

export type ReservationTimesInput = {
  week: DayPlan
  zone: string
  /** The present instant. */
  now: string
}

const STEP = RESERVATION_STEP_MINUTES * 60_000

/** Why a table cannot be had at an instant; undefined when it can (spec 5): in the future, while open, not too far ahead. */
export function reservedAtIssue(instant: string, input: ReservationTimesInput): Message | undefined {
  const { week, zone, now } = input
  const start = Date.parse(instant)
  if (start <= Date.parse(now)) return messages.reservedAtPast
  const date = localDateOf(instant, zone)
  if (localDateOf(now, zone).until(date).days >= RESERVATION_DAYS) return messages.reservedAtTooFar
  const isOpen = spansAround(week, zone, date).some((span) => span.start <= start && start < span.end)
  return isOpen ? undefined : messages.reservedAtClosed
}

/** The times that are offered on each date of a month, `YYYY-MM`; dates without any are left out. */
export function reservationTimes(
  month: string,
  { week, zone, now }: ReservationTimesInput,
): { today: string; last: string; days: { date: string; times: string[] }[] } {
  const today = localDateOf(now, zone)
  const last = today.add({ days: RESERVATION_DAYS - 1 })
  const days: { date: string; times: string[] }[] = []
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 })
  for (let day = 0; day < first.daysInMonth; day++) {
    const date = first.add({ days: day })
    if (Temporal.PlainDate.compare(date, today) < 0 || Temporal.PlainDate.compare(date, last) > 0) continue
    const times = timesOf(date, Date.parse(now), week, zone)
    if (times.length > 0) days.push({ date: date.toString(), times })
  }
  return { today: today.toString(), last: last.toString(), days }
}

/** Half hours made from instants, so that the hour that comes twice in autumn has four of them (ux.md 1.9). */
function timesOf(date: Temporal.PlainDate, now: number, week: DayPlan, zone: string): string[] {
  const to = startOfDay(date.add({ days: 1 }), zone)
  const from = Math.max(startOfDay(date, zone), now + 1)
  const starts = new Set<number>()
  for (const span of spansAround(week, zone, date)) {
    const first = Math.ceil(Math.max(span.start, from) / STEP) * STEP
    for (let start = first; start < Math.min(span.end, to); start += STEP) starts.add(start)
  }
  return [...starts].sort((a, b) => a - b).map(instantText)
}
