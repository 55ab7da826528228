import { Plus, X } from 'lucide-react'
import type { Span } from '#contract/hours.ts'
import { MOST_SPANS } from '#contract/hours.staff.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { ClockField } from '../documents/clock-field.tsx'
import { endOf, spanNote, withOneMore } from './spans.ts'

type SpanListProps = {
  /** Which day it is, for everybody who does not see it. */
  name: string
  spans: readonly Span[]
  /** The path of the spans in the fields that the server refuses. */
  path: string
  errors: FieldErrors
  onChange: (spans: Span[]) => void
}

/** The times of one day; without any it is closed. */
export function SpanList({ name, spans, path, errors, onChange }: SpanListProps) {
  const { t } = useI18n()
  const put = (at: number, part: Partial<Span>) =>
    onChange(spans.map((span, place) => (place === at ? { ...span, ...part } : span)))
  const notes = { 'next day': t('until the next day'), 'whole day': t('around the clock') }
  return (
    <div className="span-list">
      {spans.length === 0 && <p className="span-list__closed">{t('Closed')}</p>}
      {spans.map((span, at) => {
        const note = spanNote(span)
        const [error] = errors[`${path}.${at}.start`] ?? errors[`${path}.${at}.end`] ?? []
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a span is its place in the day
          <div key={at} className="span-list__span">
            <ClockField
              label={t('{day}, from', { day: name })}
              isLabelHidden
              isInvalid={error !== undefined}
              value={span.start}
              onChange={(start) => put(at, { start })}
            />
            <span aria-hidden="true">–</span>
            <ClockField
              label={t('{day}, until', { day: name })}
              isLabelHidden
              isInvalid={error !== undefined}
              value={span.end}
              onChange={(end) => put(at, { end: endOf(end) })}
            />
            <IconButton
              label={t('Remove {start}–{end}', span)}
              icon={<X size={18} aria-hidden="true" />}
              onClick={({ currentTarget }) => {
                // The row goes with its button: the control that adds one is always there.
                currentTarget.closest('.span-list')?.querySelector<HTMLElement>(':scope > button')?.focus()
                onChange(spans.filter((_, place) => place !== at))
              }}
            />
            {note && <p className="span-list__note">{notes[note]}</p>}
            {error && (
              <p className="field__error" role="alert">
                {t(error)}
              </p>
            )}
          </div>
        )
      })}
      {spans.length < MOST_SPANS && (
        <Button look="quiet" onClick={() => onChange(withOneMore(spans))}>
          <Plus size={18} aria-hidden="true" />
          {t('Add a time')}
          <span className="visually-hidden">: {name}</span>
        </Button>
      )}
    </div>
  )
}
