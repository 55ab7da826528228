import { useNavigate } from 'react-router'
import type { Branch } from '#contract/branches.ts'
import type { SpecialDayDocument } from '#contract/hours.staff.ts'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { Card } from '../documents/card.tsx'
import { FormFrame } from '../documents/form-frame.tsx'
import { SelectField } from '../documents/select-field.tsx'
import { type SavedEntry, useSaver } from '../documents/use-saver.ts'
import { useScope } from '../restaurant/use-scope.ts'
import { newDayKey } from './new-day.ts'
import { SpanList } from './span-list.tsx'
import { withOneMore } from './spans.ts'
import { WaySpans } from './way-spans.tsx'

const SHOWN = /^(name|from|until|branchId|(spans|ways\.\w+)\.\d+\.\w+)$/

type SpecialDayFormProps = { entry: SavedEntry<'special-day'>; branches: readonly Branch[] }

/** One special day: its dates, and whether it is closed or open at other times. */
export function SpecialDayForm({ entry, branches }: SpecialDayFormProps) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const { isWhole, mayChange } = useScope()
  const isNew = entry.version === undefined
  const leave = () => void navigate('/places/hours')
  const editing = useSaver('special-day', entry, {
    isBegun: isNew,
    ...(isNew && { keptAs: newDayKey(entry.document) }),
    onSaved: leave,
  })
  const { document: day, change, fields } = editing
  const set = (part: Partial<SpecialDayDocument>) => change({ ...day, ...part })
  const error = (field: string) => fields[field]?.[0]
  return (
    <FormFrame
      title={day.name || t('New special day')}
      back={{ to: '/places/hours', name: t('Opening hours') }}
      editing={editing}
      nameOf={(id) => branches.find((one) => one.id === id)?.name}
      isShown={(field) => SHOWN.test(field)}
      {...(isNew && { onDiscard: leave })}
    >
      <Card title={t('Occasion')}>
        <TextField
          label={t('Name that guests read')}
          value={day.name}
          error={error('name')}
          onChange={({ target }) => set({ name: target.value })}
        />
        <div className="facts">
          <TextField
            type="date"
            label={t('First day')}
            value={day.from}
            error={error('from')}
            onChange={({ target: { value } }) =>
              value && set({ from: value, until: day.until < value ? value : day.until })
            }
          />
          <TextField
            type="date"
            label={t('Last day')}
            value={day.until}
            min={day.from}
            error={error('until')}
            onChange={({ target: { value } }) => value && set({ until: value })}
          />
          {branches.length > 1 && (
            <SelectField
              label={t('Branch')}
              value={day.branchId ?? ''}
              options={[
                ...(isWhole ? [['', t('All branches')] as const] : []),
                ...branches.flatMap(({ id, name }) => (mayChange(id) ? [[id, name] as const] : [])),
              ]}
              error={error('branchId')}
              onChange={(branchId) => set({ branchId: branchId || null })}
            />
          )}
        </div>
      </Card>
      <Card title={t('Opening hours')}>
        <fieldset className="special-day__choice">
          <legend className="visually-hidden">{t('Opening hours')}</legend>
          <label className="switch-line">
            <input
              type="radio"
              name="open"
              checked={day.spans.length === 0}
              onChange={() => set({ spans: [] })}
            />
            {t('Closed')}
          </label>
          <label className="switch-line">
            <input
              type="radio"
              name="open"
              checked={day.spans.length > 0}
              onChange={() => set({ spans: withOneMore([]) })}
            />
            {t('Other times')}
          </label>
        </fieldset>
        {day.spans.length > 0 && (
          <SpanList
            name={day.name}
            spans={day.spans}
            path="spans"
            errors={fields}
            onChange={(spans) => set({ spans })}
          />
        )}
      </Card>
      <WaySpans day={day} errors={fields} onChange={(ways) => set({ ways })} />
    </FormFrame>
  )
}
