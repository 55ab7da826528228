import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useI18n } from '#ui/i18n.tsx'
import { ToastRegion } from '#ui/toast-region.tsx'
import { toastStore } from '#ui/toasts.ts'

/** Where messages appear. Whoever answers one goes on where they were: the message goes with its button. */
export function ToastPlace() {
  const { t } = useI18n()
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer)
  const before = useRef<Element | null>(null)
  const isInside = useRef(false)
  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return
    isInside.current = false
    const back = before.current?.isConnected ? before.current : document.getElementById('content')
    if (back instanceof HTMLElement) back.focus()
  }, [toasts])
  return (
    <div
      onFocus={({ relatedTarget }) => {
        if (!isInside.current) before.current = relatedTarget
        isInside.current = true
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) isInside.current = false
      }}
    >
      <ToastRegion closeLabel={t('Close')} />
    </div>
  )
}
