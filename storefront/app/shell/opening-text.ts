import type { I18n } from '#ui/i18n.tsx'
import type { WorkingHours } from './working-hours.ts'

const HOUR_MS = 3_600_000
/** The shortest day, on which summer time begins. So far ahead, a time of the clock comes only once. */
export const SHORTEST_DAY_MS = 23 * HOUR_MS
export const SIX_DAYS_MS = 6 * 24 * HOUR_MS

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
  const ahead = Date.parse(nextOpen) - Date.now()
  if (ahead > SIX_DAYS_MS) return date(nextOpen, { day: 'numeric', month: 'short' })
  return date(nextOpen, {
    ...(ahead > SHORTEST_DAY_MS && { weekday: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
  })
}
