import { useEffect } from 'react'
import { TOAST_MS } from '#domain/limits.ts'
import { showToast } from '#ui/toasts.ts'
import { useI18n, type I18n } from '#ui/i18n.tsx'
import { useWorkingHours, type WorkingHours } from './working-hours.ts'

const DAY_MS = 86_400_000

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

function chipText({ t, date }: I18n, { isActive, isOpenNow, nextOpen }: WorkingHours): string {
  if (isActive && isOpenNow) return t('Open now')
  if (!isActive || !nextOpen) return t('Closed')
  const time = date(nextOpen, { hour: '2-digit', minute: '2-digit' })
  const isSoon = Date.parse(nextOpen) - Date.now() < DAY_MS
  return isSoon
    ? t('Opens {time}', { time })
    : t('Opens {day} {time}', { day: date(nextOpen, { weekday: 'short' }), time })
}

/** Closed but active: announces once that only a later time can be ordered for (spec 4). */
function useClosedToast({ t, date }: I18n, hours: WorkingHours | undefined): void {
  useEffect(() => {
    if (!hours?.isActive || hours.isOpenNow || !isFirstTime()) return
    const { nextOpen, pause } = hours
    const time =
      nextOpen &&
      date(nextOpen, { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })
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
