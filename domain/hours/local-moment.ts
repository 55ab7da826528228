import { instantText } from './spans.ts'

const WALL_CLOCK = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/

/**
 * The moment a caller names, in UTC: an instant with its offset, or the restaurant's own wall clock without one. Undefined
 * when it is neither.
 */
export function readLocalMoment(text: string, zone: string): string | undefined {
  const [, date = '', time = ''] = WALL_CLOCK.exec(text.trim()) ?? []
  try {
    if (date) return wallClock(date, time, zone)
    return instantText(Temporal.Instant.from(text.trim()).epochMilliseconds)
  } catch {
    return undefined // neither a moment nor a date and time that exist
  }
}

function wallClock(date: string, time: string, zone: string): string {
  const local = Temporal.PlainDate.from(date, { overflow: 'reject' })
  return instantText(local.toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds)
}
