/** A short message at the edge of the screen. Errors stay until they are closed (ux.md A-23). */
export type Toast = {
  id: number
  tone: 'success' | 'info' | 'error'
  title?: string
  text: string
  /** How long it stays, in milliseconds; the time stops while it is hovered or focused. */
  duration: number
  action?: { label: string; run: () => void }
}

type Listener = () => void

let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<Listener>()

function set(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a message; answers the function that takes it away. */
export function showToast(toast: Omit<Toast, 'id'>): () => void {
  const id = nextId++
  set([...toasts, { ...toast, id }])
  return () => dismissToast(id)
}

export function dismissToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id))
}

/** A place for one message at a time: the next one replaces the last, and `clear` takes it away. */
export function createToastSlot(): { show(toast: Omit<Toast, 'id'>): void; clear(): void } {
  let clear = () => {}
  return {
    show(toast) {
      clear()
      clear = showToast(toast)
    },
    clear: () => clear(),
  }
}

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  read: (): readonly Toast[] => toasts,
  readOnServer: (): readonly Toast[] => NONE,
}

const NONE: readonly Toast[] = []
