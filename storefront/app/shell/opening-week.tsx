import type { Span, Weekday } from '#contract/hours.ts'
import { useWords } from '#ui/words.tsx'
import { useShop } from '../use-shop.ts'

/** A Monday, from which the names of the days are taken. */
const MONDAY = Date.UTC(2024, 0, 1, 12)
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

/** The opening hours of the week. */
export function OpeningWeek() {
  const { t, date } = useWords()
  const { week } = useShop()
  return (
    <section className="site-footer__hours" aria-labelledby="footer-hours">
      <h2 id="footer-hours">{t('Opening hours')}</h2>
      <dl>
        {weekdays.map((day, at) => (
          <div key={day}>
            <dt>{date(new Date(MONDAY + at * DAY_MS), { weekday: 'long' })}</dt>
            <dd>{spansText(week[day]) || t('Closed')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const spansText = (spans: readonly Span[]): string =>
  spans.map(({ start, end }) => `${start}–${end}`).join(', ')
