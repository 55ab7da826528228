import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { dismissToast, openToastPlace, PAGE, type Toast, toastStore } from './toasts.ts'

/** How far a finger moves before it swipes a message away; it is farther than a finger slips in a press. */
const SWIPE_PX = 24

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
  const touched = useRef<{ x: number; y: number }>(undefined)
  const dismiss = () => dismissToast(toast.id)
  useEffect(() => {
    if (held || toast.tone === 'error') return
    const timer = setTimeout(() => dismissToast(toast.id), toast.duration)
    return () => clearTimeout(timer)
  }, [held, toast])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a button does it too
    <div
      className={`toast toast--${toast.tone}`}
      role={toast.tone === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerDown={({ pointerType, clientX, clientY }) => {
        touched.current = pointerType === 'touch' ? { x: clientX, y: clientY } : undefined
      }}
      // A press is taken as a click only: taken away before it, the message would let that click hit what lies below.
      onPointerMove={({ clientX, clientY }) => {
        const from = touched.current
        if (from && Math.hypot(clientX - from.x, clientY - from.y) >= SWIPE_PX) dismiss()
      }}
      onClick={() => touched.current && dismiss()}
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
            dismiss()
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button type="button" className="toast__close" aria-label={closeLabel} onClick={dismiss}>
        ×
      </button>
    </div>
  )
}
