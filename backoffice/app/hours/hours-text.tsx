import { DeliverType } from '#contract/deliver-type.ts'
import { Weekday } from '#contract/hours.ts'
import type { HoursDocument } from '#contract/hours.staff.ts'
import { useI18n } from '#ui/i18n.tsx'
import { Card } from '../documents/card.tsx'
import { dayNames, wayNames } from '../documents/day-names.ts'
import { spansText } from './spans.ts'

/** Weekly hours to be read: those of the restaurant, and below them the days on which a way differs. */
export function HoursText({ hours: { week, ways } }: { hours: HoursDocument }) {
  const { t } = useI18n()
  const names = { days: dayNames(t), ways: wayNames(t) }
  const parts = [
    { title: t('Weekly hours'), days: week },
    ...DeliverType.options.flatMap((way) => {
      const days = ways[way] ?? {}
      return Object.keys(days).length > 0 ? [{ title: names.ways[way], days }] : []
    }),
  ]
  return parts.map(({ title, days }) => (
    <Card key={title} title={title}>
      <dl className="hours-text">
        {Weekday.options.map((day) => {
          const spans = days[day]
          return (
            spans && (
              <div key={day}>
                <dt>{names.days[day]}</dt>
                <dd>{spansText(spans, t)}</dd>
              </div>
            )
          )
        })}
      </dl>
    </Card>
  ))
}
