import { useState } from 'react'
import type { Weekday } from '#contract/hours.ts'
import { weekdays } from '#contract/weekdays.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { dayNames } from '../documents/day-names.ts'

type CopyDayDialogProps = { day: Weekday; onCopy: (days: Weekday[]) => void; onClose: () => void }

/** The days that get the times of another one. */
export function CopyDayDialog({ day, onCopy, onClose }: CopyDayDialogProps) {
  const { t } = useI18n()
  const names = dayNames(t)
  const [chosen, setChosen] = useState<readonly Weekday[]>([])
  const others = weekdays.filter((one) => one !== day)
  const isAll = chosen.length === others.length
  const toggle = (one: Weekday) =>
    setChosen(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one])
  return (
    <Dialog
      open
      kind="small"
      onClose={onClose}
      title={t('Copy the times of {day}', { day: names[day] })}
      closeLabel={t('Close')}
      footer={
        <Button
          unavailable={chosen.length === 0}
          onClick={() => {
            if (chosen.length > 0) onCopy([...chosen])
          }}
        >
          {t('Copy')}
        </Button>
      }
    >
      <fieldset className="copy-day">
        <legend className="visually-hidden">{t('Days')}</legend>
        <label className="switch-line">
          <input type="checkbox" checked={isAll} onChange={() => setChosen(isAll ? [] : others)} />
          <strong>{t('All other days')}</strong>
        </label>
        {others.map((one) => (
          <label key={one} className="switch-line">
            <input type="checkbox" checked={chosen.includes(one)} onChange={() => toggle(one)} />
            {names[one]}
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}
