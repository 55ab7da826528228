import type { I18n } from '#ui/i18n.tsx'
import { dayNames, wayNames } from './day-names.ts'

/** Whether a field of a document holds the times of a day; without any it is closed. */
export const isHoursField = (field: string): boolean => /^(?:week|ways|spans)(?:\.|$)/.test(field)

/** What the times in documents are called, by the path of their field. */
export function hoursFieldNames(t: I18n['t']): Readonly<Record<string, string>> {
  const days = Object.entries(dayNames(t))
  const ways = Object.entries(wayNames(t))
  return Object.fromEntries([
    ['spans', t('Opening hours')],
    ...days.map(([day, name]) => [`week.${day}`, name] as const),
    ...ways.map(([way, name]) => [`ways.${way}`, name] as const),
    ...ways.flatMap(([way, wayName]) =>
      days.map(([day, name]) => [`ways.${way}.${day}`, `${wayName} · ${name}`] as const),
    ),
  ])
}
