import { Time } from '@internationalized/date'
import {
  DateInput,
  DateSegment,
  Label,
  TimeField,
  ToggleButton,
  ToggleButtonGroup,
} from 'react-aria-components'
import type { TodayEnd } from '#contract/today.staff.ts'
import { useI18n } from '#ui/i18n.tsx'
import { useRestaurant } from '../restaurant/use-restaurant.ts'
import { nextMoment } from './end-time.ts'

/** How long something holds, as it was chosen; `at` is a time of the restaurant's clock. */
export type ChosenEnd = { kind: 'day' | 'tomorrow' | 'at'; at: Time }

export const untilTonight: ChosenEnd = { kind: 'day', at: new Time(22) }

type EndPickerProps = { label: string; end: ChosenEnd; onChoose: (end: ChosenEnd) => void }

/** Until tonight, until tomorrow or until a time: whatever is set ends by itself. */
export function EndPicker({ label, end, onChoose }: EndPickerProps) {
  const { t } = useI18n()
  const choices = [
    ['day', t('Today')],
    ['tomorrow', t('Until tomorrow')],
    ['at', t('Until a time')],
  ] as const
  return (
    <div className="end-picker">
      <ToggleButtonGroup
        aria-label={label}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[end.kind]}
        onSelectionChange={([key]) => onChoose({ ...end, kind: key as ChosenEnd['kind'] })}
        className="segments"
      >
        {choices.map(([kind, name]) => (
          <ToggleButton key={kind} id={kind} className="segment">
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {end.kind === 'at' && (
        <TimeField
          className="clock-field"
          hourCycle={24}
          value={end.at}
          onChange={(at) => at && onChoose({ ...end, at })}
        >
          <Label>{t('Ends at')}</Label>
          <DateInput className="clock-field__input">
            {(segment) => <DateSegment segment={segment} className="clock-field__part" />}
          </DateInput>
        </TimeField>
      )}
    </div>
  )
}

/** The end as the server takes it. */
export function useTodayEnd(): (end: ChosenEnd) => TodayEnd {
  const { timeZone } = useRestaurant().i18n
  return ({ kind, at }) => (kind === 'at' ? { kind, at: nextMoment(at, timeZone) } : { kind })
}
