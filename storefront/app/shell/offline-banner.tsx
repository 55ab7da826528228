import { useI18n } from '#ui/i18n.tsx'
import { useOnline } from '../http/use-online.ts'

/** Says that the connection is gone; menu and cart stay usable, and it goes when the connection is back (ux.md U-40). */
export function OfflineBanner() {
  const { t } = useI18n()
  const isOnline = useOnline()
  return (
    <div role="status" className={isOnline ? 'visually-hidden' : 'offline-banner'}>
      {!isOnline && t('Offline – the menu may be out of date')}
    </div>
  )
}
