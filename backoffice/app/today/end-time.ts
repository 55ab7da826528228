import { now, type Time } from '@internationalized/date'

/** The next moment at which the clocks of the restaurant show a time. */
export function nextMoment(time: Time, timeZone: string, from = now(timeZone)): string {
  const today = from.set({ hour: time.hour, minute: time.minute, second: 0, millisecond: 0 })
  return (today.compare(from) > 0 ? today : today.add({ days: 1 })).toAbsoluteString()
}
