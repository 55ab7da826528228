import type { SpecialDay, Week } from '#contract/hours.ts'
import { useI18n } from '#ui/i18n.tsx'
import { daysOfWeek } from '../shop/days-of-week.ts'
import { includesDate } from '../shop/special-day-text.ts'

type WeekHoursProps = {
  week: Week
  /** The date, once it is known. */
  today: string | undefined
  specialDays?: readonly SpecialDay[] | undefined
}

/** The hours of the week as a table; today is marked, unless it is a special day with hours of its own. */
export function WeekHours({ week, today, specialDays = [] }: WeekHoursProps) {
  const i18n = useI18n()
  const { t } = i18n
  const isSpecial = today !== undefined && specialDays.some((day) => includesDate(day, today))
  const weekday = today !== undefined && !isSpecial && weekdayOf(today)
  return (
    <table className="contact__week">
      <caption className="visually-hidden">{t('Opening hours')}</caption>
      <tbody>
        {daysOfWeek(i18n).map(({ day, name }) => (
          <tr key={day} aria-current={day === weekday ? 'date' : undefined}>
            <th scope="row">{name}</th>
            <td>
              {week[day].length === 0
                ? t('Closed')
                : week[day].map(({ start, end }) => (
                    <span key={start}>
                      {start}–{end}
                    </span>
                  ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The English name of the weekday of a date. */
const weekdayOf = (date: string): string =>
  new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(date))
