import type { I18n } from '#ui/i18n.tsx'

const DAY_MS = 86_400_000

/** The day of an instant as people say it: today, tomorrow, else the weekday and date. */
export function dayName(instant: string, { t, date }: Pick<I18n, 't' | 'date'>, now = new Date()): string {
  const day = (moment: string | Date) => date(moment, { year: 'numeric', month: '2-digit', day: '2-digit' })
  if (day(instant) === day(now)) return t('Today')
  if (day(instant) === day(new Date(now.getTime() + DAY_MS))) return t('Tomorrow')
  return date(instant, { weekday: 'short', day: 'numeric', month: 'numeric' })
}
