import { DeliverType } from '#contract/deliver-type.ts'
import type { FieldErrors } from '#contract/errors.ts'
import type { SpecialDayDocument } from '#contract/hours.staff.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { Card } from '../documents/card.tsx'
import { wayNames } from '../documents/day-names.ts'
import { SpanList } from './span-list.tsx'
import { spansText } from './spans.ts'

type WaySpansProps = {
  day: SpecialDayDocument
  errors: FieldErrors
  onChange: (ways: SpecialDayDocument['ways']) => void
}

/** The ways to get the food that have other times on a special day than the restaurant. */
export function WaySpans({ day, errors, onChange }: WaySpansProps) {
  const { t } = useI18n()
  const names = wayNames(t)
  const without = (way: DeliverType) => {
    const { [way]: _, ...others } = day.ways
    return others
  }
  return (
    <Card title={t('By way')} hint={t('Nothing is needed here unless it differs from the restaurant.')}>
      <ul className="week-editor">
        {DeliverType.options.map((way) => {
          const own = day.ways[way]
          return (
            <li key={way}>
              <h3>{names[way]}</h3>
              {own ? (
                <SpanList
                  name={names[way]}
                  spans={own}
                  path={`ways.${way}`}
                  errors={errors}
                  onChange={(spans) => onChange({ ...day.ways, [way]: spans })}
                />
              ) : (
                <p className="week-editor__behind">
                  {t('Like the restaurant: {hours}', { hours: spansText(day.spans, t) })}
                </p>
              )}
              <div className="week-editor__tools">
                <Button
                  look="quiet"
                  onClick={() => onChange(own ? without(way) : { ...day.ways, [way]: day.spans })}
                >
                  {own ? t('Like the restaurant') : t('Other times')}
                  <span className="visually-hidden">: {names[way]}</span>
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
