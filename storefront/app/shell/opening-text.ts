import type { I18n } from '#ui/i18n.tsx'
import type { WorkingHours } from './working-hours.ts'

const DAY_MS = 86_400_000

/** What the header says of now: open, paused, or when it opens. */
export function chipText(
  { t, date }: Pick<I18n, 't' | 'date'>,
  { isActive, isOpenNow, nextOpen, pause }: WorkingHours,
): string {
  if (isActive && isOpenNow) return t('Open now')
  if (!isActive || !nextOpen) return t('Closed')
  const time = openingTime(nextOpen, date)
  return pause ? t('Paused until {time}', { time }) : t('Opens {time}', { time })
}

/** An opening as short as it is clear: by its time within a day, with its day within a week, else by its date. */
export function openingTime(nextOpen: string, date: I18n['date']): string {
  const ahead = (Date.parse(nextOpen) - Date.now()) / DAY_MS
  if (ahead > 6) return date(nextOpen, { day: 'numeric', month: 'short' })
  return date(nextOpen, { ...(ahead > 1 && { weekday: 'short' }), hour: '2-digit', minute: '2-digit' })
}
