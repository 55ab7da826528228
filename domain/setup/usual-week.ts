import type { HoursDocument } from '#contract/hours.staff.ts'
import { emptyHours } from '../hours/hours-document.ts'

/** When a restaurant without hours yet most likely serves, on every day. */
export const USUAL_SPAN = { start: '11:30', end: '22:00' } as const

/** The hours a new restaurant begins with. */
export function usualHours(): HoursDocument {
  const { week, ways } = emptyHours()
  for (const spans of Object.values(week)) spans.push({ ...USUAL_SPAN })
  return { week, ways }
}
