import { now, type Time } from '@internationalized/date'
import type { SoldOutEnd, TodayEnd } from '#contract/today.staff.ts'
import { UNTIL_FURTHER_NOTICE } from '#domain/hours/today-end.ts'

/** The next moment at which the clocks of the restaurant show a time. */
export function nextMoment(time: Time, timeZone: string, from = now(timeZone)): string {
  const today = from.set({ hour: time.hour, minute: time.minute, second: 0, millisecond: 0 })
  return (today.compare(from) > 0 ? today : today.add({ days: 1 })).toAbsoluteString()
}

/** The end that something had before, to put it back as it was. */
export const endAt = (until: string): TodayEnd => ({ kind: 'at', at: until })

/** The same of what was sold out, which may have no end. */
export const soldOutEndAt = (until: string): SoldOutEnd =>
  until === UNTIL_FURTHER_NOTICE ? { kind: 'never' } : endAt(until)
