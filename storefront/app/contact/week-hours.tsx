import { useEffect, useState } from 'react'
import type { Week } from '#contract/hours.ts'
import { useI18n } from '#ui/i18n.tsx'
import { daysOfWeek } from '../shop/days-of-week.ts'
import { useShop } from '../shop/use-shop.ts'

/** The hours of the week as a table; today is marked once the page is awake, because its bytes know no date. */
export function WeekHours({ week }: { week: Week }) {
  const i18n = useI18n()
  const { t } = i18n
  const { TIME_ZONE } = useShop().settings
  const [today, setToday] = useState<string>()
  useEffect(() => {
    const inEnglish = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: TIME_ZONE })
    setToday(inEnglish.format(new Date()))
  }, [TIME_ZONE])
  return (
    <table className="contact__week">
      <caption className="visually-hidden">{t('Opening hours')}</caption>
      <tbody>
        {daysOfWeek(i18n).map(({ day, name }) => (
          <tr key={day} aria-current={day === today ? 'date' : undefined}>
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
