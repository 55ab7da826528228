import { createToastSlot } from '#ui/toasts.ts'
import { isUndoKey } from './undo-key.ts'

const UNDO_MS = 10_000
/** One message at a time: the way back is for the last change. */
const slot = createToastSlot()

let forgetKeys = () => {}

/** Says what has happened, with the way back for ten seconds: by its button, or by the keys that take something back everywhere. */
export function showUndo(text: string, label: string, run: () => void): void {
  forgetKeys()
  const undo = () => {
    forgetKeys()
    run()
  }
  const takeBack = (event: KeyboardEvent) => {
    if (!isUndoKey(event)) return
    event.preventDefault()
    slot.clear()
    undo()
  }
  const timer = setTimeout(() => forgetKeys(), UNDO_MS)
  addEventListener('keydown', takeBack)
  forgetKeys = () => {
    clearTimeout(timer)
    removeEventListener('keydown', takeBack)
  }
  slot.show({ tone: 'success', text, duration: UNDO_MS, action: { label, run: undo } })
}
