import { addDays, wallClock } from '#domain/hours/wall-clock.ts'
import type { I18n } from '#ui/i18n.tsx'

/** The day of an instant as people say it: today, tomorrow, else the weekday and date. */
export function dayName(
  instant: string,
  { t, date, timeZone }: Pick<I18n, 't' | 'date' | 'timeZone'>,
  now = Date.now(),
): string {
  const day = wallClock(Date.parse(instant), timeZone).date
  const today = wallClock(now, timeZone).date
  if (day === today) return t('Today')
  if (day === addDays(today, 1)) return t('Tomorrow')
  return date(instant, { weekday: 'short', day: 'numeric', month: 'numeric' })
}
