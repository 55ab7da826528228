/** Dates as `YYYY-MM-DD`, reckoned without a clock or a time zone, so that browsers without Temporal can too. */

const DAY_MS = 86_400_000

const millisecondsOf = (date: string): number => Date.parse(`${date}T00:00:00Z`)
const dateOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10)

export const monthOf = (date: string): string => date.slice(0, 7)

export function addDays(date: string, days: number): string {
  return dateOf(millisecondsOf(date) + days * DAY_MS)
}

/** The same day some months away, or the last day of a shorter month. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const target = new Date(Date.UTC(year, month - 1 + months, 1))
  const length = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  target.setUTCDate(Math.min(day, length))
  return dateOf(target.getTime())
}

/** Monday is 1, Sunday 7. */
export function weekdayOf(date: string): number {
  return new Date(millisecondsOf(date)).getUTCDay() || 7
}

/** The dates of a month, `YYYY-MM`, in weeks from Monday; places outside of the month are undefined. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`
  const length = Number(addDays(addMonths(first, 1), -1).slice(8))
  const places: (string | undefined)[] = Array.from({ length: weekdayOf(first) - 1 }, () => undefined)
  for (let day = 0; day < length; day++) places.push(addDays(first, day))
  while (places.length % 7 !== 0) places.push(undefined)
  return Array.from({ length: places.length / 7 }, (_, week) => places.slice(week * 7, week * 7 + 7))
}

const LOCAL = /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4}|\d{2})$/
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/

/** Reads a date as people type it: day, month and year, `21.11.2026`. Undefined when there is no such day. */
export function readTypedDate(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = LOCAL.exec(text.trim()) ?? []
  const typed = year
    ? `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : text.trim()
  if (!ISO.test(typed)) return undefined
  const milliseconds = millisecondsOf(typed)
  return !Number.isNaN(milliseconds) && dateOf(milliseconds) === typed ? typed : undefined
}

/** How a date is typed, `21.11.2026`. */
export function typedDate(date: string): string {
  return date.split('-').toReversed().join('.')
}
