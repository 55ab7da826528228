import { useEffect } from 'react'
import { TOAST_MS } from '#domain/limits.ts'
import { showToast } from '#ui/toasts.ts'
import { useI18n, type I18n } from '#ui/i18n.tsx'
import { chipText, openingTime } from './opening-text.ts'
import { useWorkingHours, type WorkingHours } from './working-hours.ts'

/** Whether the restaurant is open now; its space is reserved before the answer is there. */
export function OpenChip() {
  const i18n = useI18n()
  const hours = useWorkingHours()
  useClosedToast(i18n, hours)
  const isOpen = hours?.isActive && hours.isOpenNow
  return (
    <p className={`open-chip${hours ? (isOpen ? ' open-chip--open' : ' open-chip--closed') : ''}`}>
      {hours && <span className="open-chip__text">{chipText(i18n, hours)}</span>}
    </p>
  )
}

/** Closed but active: announces once that only a later time can be ordered for (spec 4). */
function useClosedToast({ t, date }: I18n, hours: WorkingHours | undefined): void {
  useEffect(() => {
    if (!hours?.isActive || hours.isOpenNow || !isFirstTime()) return
    const { nextOpen, pause } = hours
    const time = nextOpen && openingTime(nextOpen, date)
    showToast({
      tone: 'info',
      title: pause ? pause.reason : t('We are closed'),
      text: time ? t('You can order for later, from {time}.', { time }) : t('You can order for later.'),
      duration: TOAST_MS,
    })
  }, [hours, t, date])
}

function isFirstTime(): boolean {
  try {
    if (sessionStorage.getItem('closed-told')) return false
    sessionStorage.setItem('closed-told', '1')
    return true
  } catch {
    return false
  }
}
