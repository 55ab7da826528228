import { useEffect, useState } from 'react'
import type { Week, Weekday } from '#contract/hours.ts'
import { useWords } from '#ui/words.tsx'
import { useShop } from '../use-shop.ts'

/** A Monday, from which the names of the days are taken. */
const MONDAY = Date.UTC(2024, 0, 1, 11)
const DAY_MS = 86_400_000
const weekdays: readonly Weekday[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
]

/** The hours of the week as a table; today is marked once the page is awake, because its bytes know no date. */
export function WeekHours({ week }: { week: Week }) {
  const { t, date } = useWords()
  const { TIME_ZONE } = useShop().settings
  const [today, setToday] = useState<string>()
  useEffect(() => {
    const name = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: TIME_ZONE })
    setToday(name.format(new Date()))
  }, [TIME_ZONE])
  return (
    <table className="contact__week">
      <caption className="visually-hidden">{t('Opening hours')}</caption>
      <tbody>
        {weekdays.map((day, at) => (
          <tr key={day} aria-current={day === today ? 'date' : undefined}>
            <th scope="row">{date(new Date(MONDAY + at * DAY_MS), { weekday: 'long' })}</th>
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
