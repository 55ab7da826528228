/** A date and a time as a clock on the wall shows them: `2026-11-20`, `18:30`. */
export type WallClock = { date: string; time: string }

const DAY = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

/** For browsers that have no Temporal. Swedish writes dates and times as ISO does. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const digits = '2-digit'
  const made = new Intl.DateTimeFormat('sv', {
    timeZone: zone,
    year: 'numeric',
    month: digits,
    day: digits,
    hour: digits,
    minute: digits,
    hourCycle: 'h23',
  })
  formats.set(zone, made)
  return made
}

/**
 * What the clock of a time zone shows at an instant in milliseconds, by Temporal where a browser has it: its first
 * `Intl.DateTimeFormat` would keep a phone busy for 60 ms.
 */
export function wallClock(instant: number, zone: string): WallClock {
  if (!('Temporal' in globalThis)) {
    const [date = '', time = ''] = formatOf(zone).format(instant).split(' ')
    return { date, time }
  }
  const shown = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toString()
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) }
}

/** A date some days later. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)

/**
 * The instant at which the clock shows a date and a time. A time that a change of summer time skips counts from the hour
 * after it; one that comes twice is the first.
 */
export function instantOf({ date, time }: WallClock, zone: string): number {
  const wanted = Date.parse(`${date}T${time}Z`)
  const offsetAt = (instant: number) => {
    const shown = wallClock(instant, zone)
    return Date.parse(`${shown.date}T${shown.time}Z`) - instant
  }
  const offsets = [offsetAt(wanted - DAY), offsetAt(wanted + DAY)]
  const early = wanted - Math.max(...offsets)
  return early + offsetAt(early) === wanted ? early : wanted - Math.min(...offsets)
}
