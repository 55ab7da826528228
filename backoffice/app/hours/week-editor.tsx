import { Copy } from 'lucide-react'
import { useState } from 'react'
import type { FieldErrors } from '#contract/errors.ts'
import type { Span, Weekday } from '#contract/hours.ts'
import { weekdays } from '#contract/weekdays.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { dayNames } from '../documents/day-names.ts'
import { CopyDayDialog } from './copy-day-dialog.tsx'
import { SpanList } from './span-list.tsx'
import { spansText } from './spans.ts'

type Days = Partial<Record<Weekday, Span[]>>

type WeekEditorProps = {
  /** The days with hours of their own. */
  days: Days
  /** The hours that count on the other days. Left out for hours that have none behind them. */
  behind?: Readonly<Record<Weekday, Span[]>>
  /** The path of the days in the fields that the server refuses. */
  path: string
  errors: FieldErrors
  onChange: (days: Days) => void
}

/** The times of each day of the week; those of a day can be copied to others. */
export function WeekEditor({ days, behind, path, errors, onChange }: WeekEditorProps) {
  const { t } = useI18n()
  const names = dayNames(t)
  const [copied, setCopied] = useState<Weekday>()
  const without = (day: Weekday) => {
    const { [day]: _, ...rest } = days
    return rest
  }
  return (
    <ul className="week-editor">
      {weekdays.map((day) => {
        const spans = days[day]
        return (
          <li key={day}>
            <h3>{names[day]}</h3>
            {spans ? (
              <SpanList
                name={names[day]}
                spans={spans}
                path={`${path}.${day}`}
                errors={errors}
                onChange={(changed) => onChange({ ...days, [day]: changed })}
              />
            ) : (
              <p className="week-editor__behind">
                {t('Like the restaurant: {hours}', { hours: spansText(behind?.[day] ?? [], t) })}
              </p>
            )}
            <div className="week-editor__tools">
              {behind && (
                <Button
                  look="quiet"
                  onClick={() => onChange(spans ? without(day) : { ...days, [day]: behind[day] })}
                >
                  {spans ? t('Like the restaurant') : t('Other times')}
                  <span className="visually-hidden">: {names[day]}</span>
                </Button>
              )}
              {spans && (
                <IconButton
                  label={t('Copy the times of {day}', { day: names[day] })}
                  icon={<Copy size={18} aria-hidden="true" />}
                  onClick={() => setCopied(day)}
                />
              )}
            </div>
          </li>
        )
      })}
      {copied && (
        <CopyDayDialog
          day={copied}
          onClose={() => setCopied(undefined)}
          onCopy={(others) => {
            const same = others.map((day) => [day, days[copied] ?? []] as const)
            onChange({ ...days, ...Object.fromEntries(same) })
            setCopied(undefined)
          }}
        />
      )}
    </ul>
  )
}
