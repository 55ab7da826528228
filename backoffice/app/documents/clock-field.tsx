import { parseTime } from '@internationalized/date'
import { DateInput, DateSegment, Label, TimeField } from 'react-aria-components'

type ClockFieldProps = {
  label: string
  /** `HH:MM`; midnight at the end of a day may be `24:00`. */
  value: string
  /** Whether the label is there for screen readers alone. */
  isLabelHidden?: boolean
  isInvalid?: boolean
  onChange: (value: string) => void
}

/** A time of day. */
export function ClockField({ label, value, isLabelHidden, isInvalid = false, onChange }: ClockFieldProps) {
  return (
    <TimeField
      className="clock-field"
      hourCycle={24}
      shouldForceLeadingZeros
      isInvalid={isInvalid}
      value={parseTime(value === '24:00' ? '00:00' : value)}
      onChange={(time) => time && onChange(time.toString().slice(0, 5))}
    >
      <Label className={isLabelHidden ? 'visually-hidden' : ''}>{label}</Label>
      <DateInput className="clock-field__input">
        {(segment) => <DateSegment segment={segment} className="clock-field__part" />}
      </DateInput>
    </TimeField>
  )
}
