import type { Span } from '#contract/hours.ts'
import type { HoursDocument, SpecialDayDocument } from '#contract/hours.staff.ts'

/** The id of the hours of every branch that has none of its own. */
export const ALL_BRANCHES = 'all'

/** A special day is no season: longer ranges are a slip of the pen. */
const MOST_DAYS = 366
const DAY_MS = 86_400_000
const DAY_MINUTES = 1_440

/** Hours of a restaurant that is never open. */
export const emptyHours = (): HoursDocument => ({
  week: { Monday: [], Tuesday: [], Wednesday: [], Thursday: [], Friday: [], Saturday: [], Sunday: [] },
  ways: {},
})

/** The spans of a day in order. */
export const inOrder = (spans: readonly Span[]): Span[] =>
  spans.toSorted((a, b) => (a.start === b.start ? compare(a.end, b.end) : compare(a.start, b.start)))

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

type Days = Readonly<Record<string, readonly Span[] | undefined>>

const eachInOrder = <T extends Days>(days: T): T =>
  Object.fromEntries(Object.entries(days).map(([day, spans]) => [day, spans && inOrder(spans)])) as T

/** The hours with the spans of each day in order, and without ways that have no hours of their own. */
export function tidyHours({ week, ways }: HoursDocument): HoursDocument {
  const own = Object.entries(ways).filter(([, days]) => Object.keys(days).length > 0)
  return {
    week: eachInOrder(week),
    ways: Object.fromEntries(own.map(([way, days]) => [way, eachInOrder(days)])),
  }
}

/** A special day with its spans in order. */
export const tidySpecialDay = (day: SpecialDayDocument): SpecialDayDocument => ({
  ...day,
  spans: inOrder(day.spans),
  ways: eachInOrder(day.ways),
})

/** The places of the spans that begin before an earlier one of the day is over; a span may reach past midnight. */
function overlaps(spans: readonly Span[]): number[] {
  let open = -1
  return spans.flatMap(({ start, end }, at) => {
    const from = minutes(start)
    const isOverlap = from < open
    open = Math.max(open, minutes(end) + (minutes(end) <= from ? DAY_MINUTES : 0))
    return isOverlap ? [at] : []
  })
}

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

const overlapsIn = (days: Days, field: string): string[] =>
  Object.entries(days).flatMap(([day, spans]) =>
    overlaps(spans ?? []).map((at) => `${field}.${day}.${at}.start`),
  )

/** The fields of tidy hours whose span overlaps with an earlier one. */
export const overlapsOfHours = ({ week, ways }: HoursDocument): string[] => [
  ...overlapsIn(week, 'week'),
  ...Object.entries(ways).flatMap(([way, days]) => overlapsIn(days, `ways.${way}`)),
]

/** The same of a tidy special day. */
export const overlapsOfSpecialDay = ({ spans, ways }: SpecialDayDocument): string[] => [
  ...overlaps(spans).map((at) => `spans.${at}.start`),
  ...overlapsIn(ways, 'ways'),
]

type Range = Pick<SpecialDayDocument, 'from' | 'until'>

/** How many dates a range has; none when it ends before it begins. */
export const daysOf = ({ from, until }: Range): number =>
  Math.max(0, (Date.parse(until) - Date.parse(from)) / DAY_MS + 1)

/** Whether the dates of a special day make a range: forwards, and not longer than a year. */
export function rangeOf(range: Range) {
  const days = daysOf(range)
  if (days === 0) return 'backwards'
  return days > MOST_DAYS ? 'too long' : 'right'
}
