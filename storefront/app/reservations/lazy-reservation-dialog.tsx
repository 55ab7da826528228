import { type ComponentType, useEffect, useState } from 'react'
import { showToast } from '#ui/toasts.ts'
import { useI18n } from '#ui/i18n.tsx'
import type { ReservationDialogProps } from './reservation-dialog.tsx'

/** Loads the form when a guest wants a table, and not before: few guests do. */
export function LazyReservationDialog(props: ReservationDialogProps) {
  const { t } = useI18n()
  const [loaded, setLoaded] = useState<{ Form: ComponentType<ReservationDialogProps> }>()
  const { isOpen, onClose } = props
  useEffect(() => {
    if (!isOpen || loaded) return
    let isGone = false
    import('./reservation-dialog.tsx').then(
      ({ ReservationDialog }) => isGone || setLoaded({ Form: ReservationDialog }),
      () => {
        if (isGone) return
        showToast({
          tone: 'error',
          text: t('That did not work'),
          duration: 0,
        })
        onClose()
      },
    )
    return () => void (isGone = true)
  }, [isOpen, loaded, onClose, t])
  return loaded ? <loaded.Form {...props} /> : null
}
