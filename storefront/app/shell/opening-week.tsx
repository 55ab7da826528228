import type { Span } from '#contract/hours.ts'
import { useI18n } from '#ui/i18n.tsx'
import { daysOfWeek } from '../shop/days-of-week.ts'
import { useShop } from '../shop/use-shop.ts'

/** The opening hours of the week. */
export function OpeningWeek() {
  const i18n = useI18n()
  const { t } = i18n
  const { week } = useShop()
  return (
    <section className="site-footer__hours" aria-labelledby="footer-hours">
      <h2 id="footer-hours">{t('Opening hours')}</h2>
      <dl>
        {daysOfWeek(i18n).map(({ day, name }) => (
          <div key={day}>
            <dt>{name}</dt>
            <dd>{spansText(week[day]) || t('Closed')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const spansText = (spans: readonly Span[]): string =>
  spans.map(({ start, end }) => `${start}–${end}`).join(', ')
