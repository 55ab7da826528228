import type { SpecialDayDocument } from '#contract/hours.staff.ts'
import type { I18n } from '#ui/i18n.tsx'

/** The present date in a time zone. */
export function todayIn(timeZone: string, now = Date.now()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)
}

/** A date with its weekday. An hour before noon is on the same date wherever a restaurant is. */
export const dateText = (date: string, i18n: I18n): string =>
  i18n.date(`${date}T11:00:00Z`, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })

/** The date of a special day, or its first and last. */
export function datesText({ from, until }: Pick<SpecialDayDocument, 'from' | 'until'>, i18n: I18n): string {
  return from === until ? dateText(from, i18n) : `${dateText(from, i18n)} – ${dateText(until, i18n)}`
}
