import type { DeliverType } from '#contract/checkout.ts'
import type { SpecialDay, Span, Week } from '#contract/hours.ts'
import { useI18n } from '#ui/i18n.tsx'
import { daysOfWeek } from '../shop/days-of-week.ts'
import { datesText, includesDate, spansText, specialHoursText, wayNames } from '../shop/special-day-text.ts'

/** What differs from the weekly hours. It depends on the clock, so that only a page that is awake knows it. */
export type OtherHoursProps = {
  /** The special days of the next weeks. */
  specialDays?: readonly SpecialDay[] | undefined
  /** The days on which a way to get the food has hours of its own. */
  ways?: Partial<Record<DeliverType, Partial<Week>>> | undefined
}

/** Special days, today marked among them, and ways to get the food that have hours of their own. */
export function OtherHours({
  specialDays = [],
  ways = {},
  today,
}: OtherHoursProps & { today: string | undefined }) {
  const i18n = useI18n()
  const { t } = i18n
  const textOf = (spans: readonly Span[] = []) => spansText(spans, i18n)
  const names = wayNames(i18n)
  return (
    <>
      {specialDays.length > 0 && (
        <section className="contact__other-hours">
          <h3>{t('Special opening hours')}</h3>
          <dl>
            {specialDays.map((day) => (
              <div
                key={`${day.from} ${day.name}`}
                aria-current={today !== undefined && includesDate(day, today) ? 'date' : undefined}
              >
                <dt>
                  {datesText(day, i18n)} · {day.name}
                </dt>
                <dd>{specialHoursText(day, i18n)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {Object.entries(ways).map(([way, days]) => (
        <section key={way} className="contact__other-hours">
          <h3>{t('Other hours: {way}', { way: names[way as DeliverType] })}</h3>
          <dl>
            {daysOfWeek(i18n)
              .filter(({ day }) => days[day])
              .map(({ day, name }) => (
                <div key={day}>
                  <dt>{name}</dt>
                  <dd>{textOf(days[day])}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </>
  )
}
