/** A short message at the edge of the screen. Errors stay until they are closed (ux.md A-23). */
export type Toast = {
  id: number
  /** Where it appears: the page, or the dialog that was on top when it came. */
  place: string
  tone: 'success' | 'info' | 'error'
  title?: string
  text: string
  /** How long it stays, in milliseconds; the time stops while it is hovered or focused. */
  duration: number
  action?: { label: string; run: () => void }
}

type Message = Omit<Toast, 'id' | 'place'>

type Listener = () => void

export const PAGE = 'page'

/** The open places, the topmost last. */
let places: readonly string[] = [PAGE]
let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<Listener>()

function set(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a message; answers the function that takes it away. */
export function showToast(message: Message): () => void {
  const id = nextId++
  set([...toasts, { ...message, id, place: topmost() }])
  return () => dismissToast(id)
}

const topmost = (): string => places.at(-1) ?? PAGE

/**
 * Messages that come from now on appear in this place, and those that would be over before it closes. Answers the function that
 * closes it: what it still shows then appears below.
 */
export function openToastPlace(place: string): () => void {
  places = [...places, place]
  move(({ tone }) => tone !== 'error')
  return () => {
    places = places.filter((one) => one !== place)
    move((toast) => toast.place === place)
  }
}

/** Shows some of the messages in the topmost place. */
function move(isMoved: (toast: Toast) => boolean): void {
  if (toasts.some(isMoved)) set(toasts.map((one) => (isMoved(one) ? { ...one, place: topmost() } : one)))
}

export function dismissToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id))
}

/** A place for one message at a time: the next one replaces the last, and `clear` takes it away. */
export function createToastSlot(): { show(message: Message): void; clear(): void } {
  let clear = () => {}
  return {
    show(message) {
      clear()
      clear = showToast(message)
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
