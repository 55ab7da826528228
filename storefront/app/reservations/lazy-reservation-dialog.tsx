import { type ComponentType, useEffect, useState } from 'react'
import { showToast } from '#ui/toasts.ts'
import { addMessages, useI18n } from '#ui/i18n.tsx'
import type { ReservationDialogProps } from './reservation-dialog.tsx'

/** Loads the form and its messages when a guest wants a table, and not before: few guests do. */
export function LazyReservationDialog(props: ReservationDialogProps) {
  const { t, language } = useI18n()
  const [loaded, setLoaded] = useState<{ Form: ComponentType<ReservationDialogProps> }>()
  const { isOpen, onClose } = props
  useEffect(() => {
    if (!isOpen || loaded) return
    let isGone = false
    Promise.all([import('./reservation-dialog.tsx'), loadMessages(language)]).then(
      ([{ ReservationDialog }]) => isGone || setLoaded({ Form: ReservationDialog }),
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
  }, [isOpen, loaded, language, onClose, t])
  return loaded ? <loaded.Form {...props} /> : null
}

const messageImports: Record<
  string,
  () => Promise<{ reservationMessages: Readonly<Record<string, string>> }>
> = {
  de: () => import('#domain/i18n/de/reservations.ts'),
  tr: () => import('#domain/i18n/tr/reservations.ts'),
}

async function loadMessages(language: string): Promise<void> {
  const loaded = await messageImports[language]?.()
  if (loaded) addMessages(language, loaded.reservationMessages)
}
