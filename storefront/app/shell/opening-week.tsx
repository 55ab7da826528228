import { useI18n } from '#ui/i18n.tsx'
import { daysOfWeek } from '../shop/days-of-week.ts'
import { datesText, spansText, specialHoursText } from '../shop/special-day-text.ts'
import { useShop } from '../shop/use-shop.ts'

/** The opening hours of the week, and the special days of the next weeks. */
export function OpeningWeek() {
  const i18n = useI18n()
  const { t } = i18n
  const { week, specialDays = [] } = useShop()
  return (
    <section className="site-footer__hours" aria-labelledby="footer-hours">
      <h2 id="footer-hours">{t('Opening hours')}</h2>
      <dl>
        {daysOfWeek(i18n).map(({ day, name }) => (
          <div key={day}>
            <dt>{name}</dt>
            <dd>{spansText(week[day], i18n)}</dd>
          </div>
        ))}
        {specialDays.map((day) => (
          <div key={`${day.from} ${day.name}`}>
            <dt>{datesText(day, i18n)}</dt>
            <dd>
              {specialHoursText(day, i18n)} · {day.name}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
