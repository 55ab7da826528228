import { createToastSlot } from '#ui/toasts.ts'

const UNDO_MS = 10_000
/** One message at a time: the way back is for the last change. */
const slot = createToastSlot()

/** Says what has happened, with the way back for ten seconds. */
export function showUndo(text: string, label: string, run: () => void): void {
  slot.show({ tone: 'success', text, duration: UNDO_MS, action: { label, run } })
}
