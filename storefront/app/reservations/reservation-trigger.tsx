import { type ComponentType, useEffect, useState } from 'react'
import { showToast } from '#ui/toasts.ts'
import { provideHouseWords, useWords } from '#ui/i18n.tsx'
import type { ReservationDialogProps } from './reservation-dialog.tsx'

/** Fetches the form and its words when a guest wants a table, and not before: few guests do. */
export function ReservationDoor(props: ReservationDialogProps) {
  const { t, language } = useWords()
  const [loaded, setLoaded] = useState<{ Form: ComponentType<ReservationDialogProps> }>()
  const { isOpen, onClose } = props
  useEffect(() => {
    if (!isOpen || loaded) return
    let isGone = false
    Promise.all([import('./reservation-dialog.tsx'), loadWords(language)]).then(
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

const wordImports: Record<string, () => Promise<{ reservationWords: Readonly<Record<string, string>> }>> = {
  de: () => import('#domain/i18n/de/reservations.ts'),
  tr: () => import('#domain/i18n/tr/reservations.ts'),
}

async function loadWords(language: string): Promise<void> {
  const loaded = await wordImports[language]?.()
  if (loaded) provideHouseWords(language, loaded.reservationWords)
}
