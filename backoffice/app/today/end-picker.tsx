import { Time } from '@internationalized/date'
import {
  DateInput,
  DateSegment,
  Label,
  TimeField,
  ToggleButton,
  ToggleButtonGroup,
} from 'react-aria-components'
import { useI18n } from '#ui/i18n.tsx'
import { useRestaurant } from '../restaurant/use-restaurant.ts'
import { nextMoment } from './end-time.ts'

/** The ends that come by themselves. */
export const timedEnds = ['day', 'tomorrow', 'at'] as const
/** The ends of what is sold out: it may also stay so until somebody ends it. */
export const soldOutEnds = [...timedEnds, 'never'] as const

type EndKind = (typeof soldOutEnds)[number]

/** How long something holds, as it was chosen; `at` is a time of the restaurant's clock. */
export type ChosenEnd<Kind extends EndKind> = { kind: Kind; at: Time }

export const untilTonight = { kind: 'day', at: new Time(22) } as const

type EndPickerProps<Kind extends EndKind> = {
  label: string
  kinds: readonly Kind[]
  end: ChosenEnd<Kind>
  onChoose: (end: ChosenEnd<Kind>) => void
}

/** How long what is set holds. */
export function EndPicker<Kind extends EndKind>({ label, kinds, end, onChoose }: EndPickerProps<Kind>) {
  const { t } = useI18n()
  const names: Record<EndKind, string> = {
    day: t('Today'),
    tomorrow: t('Until tomorrow'),
    at: t('Until a time'),
    never: t('Until further notice'),
  }
  return (
    <div className="end-picker">
      <ToggleButtonGroup
        aria-label={label}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[end.kind]}
        onSelectionChange={([key]) => onChoose({ ...end, kind: key as Kind })}
        className="segments"
      >
        {kinds.map((kind) => (
          <ToggleButton key={kind} id={kind} className="segment">
            {names[kind]}
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
export function useTodayEnd(): <Kind extends EndKind>(end: ChosenEnd<Kind>) => { kind: Kind; at?: string } {
  const { timeZone } = useRestaurant().i18n
  return ({ kind, at }) => ({ kind, ...(kind === 'at' && { at: nextMoment(at, timeZone) }) })
}
