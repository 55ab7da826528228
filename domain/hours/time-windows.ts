import type { DeliverType, OrderTimes, TimeWindow } from '#contract/checkout.ts'
import { TIME_WINDOW_MINUTES } from '../limits.ts'
import { messages } from '../messages.ts'
import { type DayPlan, planOf } from './day-plan.ts'
import { whyNotNow } from './not-now.ts'
import { spansAround } from './opening.ts'
import { instantText, localDateOf, startOfDay, type OpenSpan } from './spans.ts'

export type WindowsInput = {
  week: DayPlan
  zone: string
  /** The present instant. */
  now: string
  /** Minutes between ordering and the earliest window. */
  leadMinutes: number
  /** Local dates to offer, today included. */
  days: number
}

const STEP = TIME_WINDOW_MINUTES * 60_000
const MINUTE = 60_000

/**
 * The windows an order may be had in, by local date; dates without any are left out. Windows stand on a grid of quarter
 * hours made from instants, so the hour that comes twice in autumn has eight of them (ux.md 1.9).
 */
export function timeWindows(input: WindowsInput): OrderTimes['days'] {
  const { week, zone, now, leadMinutes, days } = input
  const earliest = Date.parse(now) + leadMinutes * MINUTE
  const today = localDateOf(now, zone)
  const offered: OrderTimes['days'] = []
  for (let day = 0; day < days; day++) {
    const date = today.add({ days: day })
    const from = Math.max(earliest, startOfDay(date, zone))
    const to = startOfDay(date.add({ days: 1 }), zone)
    const windows = windowsBetween(spansAround(week, zone, date), from, to)
    if (windows.length > 0) offered.push({ date: date.toString(), windows })
  }
  return offered
}

/** The start of the time window an instant lies in, whether or not it is offered. */
export const windowStart = (instant: string): string =>
  instantText(Math.floor(Date.parse(instant) / STEP) * STEP)

/** Whether an instant is the start of one of the `timeWindows`, without making them all. */
export function isWindowStart(
  { week, zone, now, leadMinutes, days }: WindowsInput,
  instant: string,
): boolean {
  const start = Date.parse(instant)
  if (!Number.isFinite(start) || start % STEP !== 0) return false
  const date = localDateOf(instant, zone)
  const distance = localDateOf(now, zone).until(date).days
  if (distance < 0 || distance >= days || start < Date.parse(now) + leadMinutes * MINUTE) return false
  return spansAround(week, zone, date).some((span) => span.start <= start && start < span.end)
}

export type OrderTimesInput = WindowsInput & { isActive: boolean; deliverType: DeliverType }

/** When an order may be had by a way to get the food: at once while that is open, and the windows of the coming days. */
export function orderTimes({ isActive, deliverType, ...input }: OrderTimesInput): OrderTimes {
  const reason = isActive ? whyNotNow(input.week, deliverType, input) : messages.inactive
  const minutes = aboutMinutes(input.leadMinutes)
  return {
    now: reason ? { available: false, minutes, reason } : { available: true, minutes },
    days: isActive ? timeWindows({ ...input, week: planOf(input.week, deliverType) }) : [],
  }
}

/** How a time is shown to a guest: a range of minutes. */
export const aboutMinutes = (leadMinutes: number): [number, number] => [
  Math.max(5, leadMinutes - 5),
  Math.max(10, leadMinutes + 5),
]

function windowsBetween(spans: readonly OpenSpan[], from: number, to: number): TimeWindow[] {
  const starts = new Set<number>()
  for (const span of spans) {
    const first = Math.ceil(Math.max(span.start, from) / STEP) * STEP
    for (let start = first; start < Math.min(span.end, to); start += STEP) starts.add(start)
  }
  return [...starts]
    .sort((a, b) => a - b)
    .map((start) => ({ start: instantText(start), end: instantText(start + STEP) }))
}
