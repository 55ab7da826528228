import { Bell, BellOff, BellRing } from 'lucide-react'
import { useI18n } from '#ui/i18n.tsx'
import type { Alarm } from './use-alarm.ts'

/** Shows whether the alarm for new orders is audible, and turns it on and off. */
export function SoundButton({ alarm }: { alarm: Alarm }) {
  const { t } = useI18n()
  const Icon = alarm.isRinging ? BellRing : alarm.sound === 'on' ? Bell : BellOff
  const labels = { on: t('Sound is on'), off: t('Sound is off'), blocked: t('Turn the sound on') }
  const longest = Object.values(labels).reduce((one, other) => (other.length > one.length ? other : one))
  return (
    <button
      type="button"
      className={`sound-button sound-button--${alarm.sound}`}
      data-ringing={alarm.isRinging}
      onClick={alarm.toggle}
    >
      <Icon size={24} aria-hidden="true" />
      <span data-longest={longest}>{labels[alarm.sound]}</span>
    </button>
  )
}
