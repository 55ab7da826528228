const HOUR = 3_600_000
/** The business day goes on until this hour of the next morning (domain/hours/today-end.ts). */
const DAY_ENDS_AT_HOUR = 5

/** A moment of the day that the restaurant is working on: before five in the morning that is the day before. */
export function businessMoment(now: Date, timeZone: string): Date {
  const hour = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now)
  return Number(hour) < DAY_ENDS_AT_HOUR ? new Date(now.getTime() - 12 * HOUR) : now
}
