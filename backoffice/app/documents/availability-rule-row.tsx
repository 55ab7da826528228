import { Trash2, X } from 'lucide-react'
import type { AvailabilityRule } from '#contract/availability.ts'
import type { DeliverType } from '#contract/checkout.ts'
import { weekdays } from '#contract/weekdays.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { useFocusAfter } from './use-focus-after.ts'

type AvailabilityRuleRowProps = {
  rule: AvailabilityRule
  /** Its place among the rules, from 1. */
  number: number
  error: string | undefined
  onChange: (rule: AvailabilityRule) => void
  onRemove: () => void
}

const A_MONDAY = '2024-01-01T12:00:00Z'
const DAY = 86_400_000
const MAX_SPANS = 6
const noon = (at: number) => new Date(Date.parse(A_MONDAY) + at * DAY)

/** One rule of when and how something can be had: weekdays, hours, dates and ways. */
export function AvailabilityRuleRow({ rule, number, error, onChange, onRemove }: AvailabilityRuleRowProps) {
  const { t, date } = useI18n()
  const { spans } = rule
  const { place, pressed } = useFocusAfter<HTMLDivElement>(spans)
  const ways: readonly (readonly [DeliverType, string])[] = [
    ['delivery', t('Delivery')],
    ['takeaway', t('Takeaway')],
    ['curbside', t('Curbside')],
    ['table', t('At the table')],
  ]
  const days = weekdays.map((day, at) => [day, date(noon(at), { weekday: 'short' })] as const)
  const putSpan = (at: number, part: Partial<(typeof spans)[number]>) =>
    onChange({ ...rule, spans: spans.map((span, place) => (place === at ? { ...span, ...part } : span)) })
  return (
    <fieldset className="availability">
      <legend>{t('Times {number}', { number })}</legend>
      <Chips
        title={t('Days of the week')}
        hint={t('none chosen: every day')}
        options={days}
        chosen={rule.weekdays}
        onChange={(chosen) => onChange({ ...rule, weekdays: chosen })}
      />
      <div
        ref={place}
        tabIndex={-1}
        role="group"
        aria-label={t('Times {number}', { number })}
        className="availability__spans"
      >
        {spans.map(({ start, end }, at) => (
          <div key={at} className="availability__span">
            <TextField
              label={t('From')}
              type="time"
              value={start}
              onChange={(event) => event.target.value && putSpan(at, { start: event.target.value })}
            />
            <TextField
              label={t('Until')}
              type="time"
              value={end === '24:00' ? '00:00' : end}
              onChange={(event) => event.target.value && putSpan(at, { end: event.target.value })}
            />
            <IconButton
              label={t('Remove: {name}', { name: `${start}–${end}` })}
              icon={<X size={18} aria-hidden="true" />}
              onClick={() => {
                pressed()
                onChange({ ...rule, spans: spans.toSpliced(at, 1) })
              }}
            />
          </div>
        ))}
        {spans.length < MAX_SPANS && (
          <Button
            look="quiet"
            onClick={() => onChange({ ...rule, spans: [...spans, { start: '17:00', end: '22:00' }] })}
          >
            {t('Add hours')}
          </Button>
        )}
      </div>
      <div className="availability__dates">
        <TextField
          label={t('First day')}
          type="date"
          value={rule.from ?? ''}
          onChange={(event) => onChange({ ...rule, from: event.target.value || null })}
        />
        <TextField
          label={t('Last day')}
          type="date"
          value={rule.until ?? ''}
          error={error}
          onChange={(event) => onChange({ ...rule, until: event.target.value || null })}
        />
      </div>
      <Chips
        title={t('Ways to get it')}
        hint={t('none chosen: every way')}
        options={ways}
        chosen={rule.deliverTypes}
        onChange={(chosen) => onChange({ ...rule, deliverTypes: chosen })}
      />
      <div>
        <Button look="quiet" onClick={onRemove}>
          <Trash2 size={18} aria-hidden="true" />
          {t('Remove these times')}
        </Button>
      </div>
    </fieldset>
  )
}

type ChipsProps<Value extends string> = {
  title: string
  hint: string
  options: readonly (readonly [Value, string])[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}

/** Several of a few values, in their own order. */
function Chips<Value extends string>({ title, hint, options, chosen, onChange }: ChipsProps<Value>) {
  return (
    <fieldset className="notices-matrix">
      <legend>
        {title} <span className="availability__hint">{hint}</span>
      </legend>
      {options.map(([value, name]) => (
        <label key={value} className="notice-chip">
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={(event) =>
              onChange(
                options
                  .map(([one]) => one)
                  .filter((one) => (one === value ? event.target.checked : chosen.includes(one))),
              )
            }
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
