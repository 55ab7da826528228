import { useEffect } from 'react'
import { useI18n, type I18n } from '#ui/i18n.tsx'
import { chipText } from './opening-text.ts'
import { useShop } from '../shop/use-shop.ts'
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
function useClosedToast(i18n: I18n, hours: WorkingHours | undefined): void {
  const shop = useShop()
  useEffect(() => {
    if (!hours?.isActive || hours.isOpenNow || !isFirstTime()) return
    void import('./closed-toast.ts').then(
      ({ showClosedToast }) => showClosedToast(shop, hours, i18n),
      isNoLoss,
    )
  }, [shop, hours, i18n])
}

/** Without a connection the header still says that it is closed. */
const isNoLoss = () => {}

function isFirstTime(): boolean {
  try {
    if (sessionStorage.getItem('closed-told')) return false
    sessionStorage.setItem('closed-told', '1')
    return true
  } catch {
    return false
  }
}
