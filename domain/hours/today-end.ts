import type { SoldOutEnd } from '#contract/today.staff.ts'
import { messages, type Message } from '../messages.ts'
import { failed, ok, type Result } from '../result.ts'
import { instantText } from './spans.ts'

/** A business day ends at this hour of the next morning: whoever serves until two has not begun tomorrow. */
const DAY_ENDS_AT = '05:00'
const MOST_DAYS = 14
const MINUTE = 60_000
const DAY = 86_400_000

/** The end of what has none: whatever compares it with the clock needs no rule for it. */
export const UNTIL_FURTHER_NOTICE = '9999-12-31T00:00:00.000Z'

type EndIssues = { end: Message[] }

/** The date of the business day at an instant in milliseconds. */
export function businessDay(now: number, zone: string): Temporal.PlainDate {
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone)
  const isNight = Temporal.PlainTime.compare(local.toPlainTime(), DAY_ENDS_AT) < 0
  return local.toPlainDate().subtract({ days: isNight ? 1 : 0 })
}

/** When the business day at an instant in milliseconds began. */
export const startOfBusinessDay = (now: number, zone: string): string =>
  endOfDay(businessDay(now, zone).subtract({ days: 1 }), zone)

/** When a business day is over. */
export const endOfDay = (date: Temporal.PlainDate, zone: string): string =>
  instantText(
    date.add({ days: 1 }).toZonedDateTime({ timeZone: zone, plainTime: DAY_ENDS_AT }).epochMilliseconds,
  )

/** The instant at which something ends, as a member of staff has chosen it. */
export function todayEnd(
  { kind, minutes, at }: SoldOutEnd,
  zone: string,
  now: number,
): Result<string, EndIssues> {
  if (kind === 'day') return ok(endOfDay(businessDay(now, zone), zone))
  if (kind === 'never') return ok(UNTIL_FURTHER_NOTICE)
  if (kind === 'tomorrow') return ok(endOfDay(businessDay(now, zone).add({ days: 1 }), zone))
  const end =
    kind === 'minutes' && minutes ? now + minutes * MINUTE : kind === 'at' && at ? Date.parse(at) : NaN
  if (Number.isNaN(end)) return failed({ end: [messages.endMissing] })
  if (end <= now) return failed({ end: [messages.endPast] })
  return end > now + MOST_DAYS * DAY ? failed({ end: [messages.endTooFar] }) : ok(instantText(end))
}
