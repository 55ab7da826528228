import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { dismissToast, openToastPlace, PAGE, type Toast, toastStore } from './toasts.ts'

/** Where messages appear on the page; announced politely, errors at once. */
export function ToastRegion({ closeLabel }: { closeLabel: string }) {
  return <Toasts place={PAGE} closeLabel={closeLabel} />
}

/** Where messages appear that come while a dialog is open: behind it nobody would hear, see or press them. */
export function DialogToasts({ closeLabel }: { closeLabel: string }) {
  const place = useId()
  useEffect(() => openToastPlace(place), [place])
  return <Toasts place={place} closeLabel={closeLabel} />
}

function Toasts({ place, closeLabel }: { place: string; closeLabel: string }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer)
  const cards = (isError: boolean) =>
    toasts
      .filter((toast) => toast.place === place && (toast.tone === 'error') === isError)
      .map((toast) => <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />)
  return (
    <div className="toasts">
      {/* Always there: many screen readers stay silent about a region that comes together with its text. */}
      <div className="toasts__polite" role="status" aria-atomic="false">
        {cards(false)}
      </div>
      {cards(true)}
    </div>
  )
}

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held || toast.tone === 'error') return
    const timer = setTimeout(() => dismissToast(toast.id), toast.duration)
    return () => clearTimeout(timer)
  }, [held, toast])
  return (
    <div
      className={`toast toast--${toast.tone}`}
      role={toast.tone === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="toast__text">
        {toast.title && <strong>{toast.title}</strong>}
        <span>{toast.text}</span>
      </div>
      {toast.action && (
        <button
          type="button"
          className="toast__action"
          onClick={() => {
            toast.action?.run()
            dismissToast(toast.id)
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        className="toast__close"
        aria-label={closeLabel}
        onClick={() => dismissToast(toast.id)}
      >
        ×
      </button>
    </div>
  )
}
