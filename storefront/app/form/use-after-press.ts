import { useCallback, useEffect, useRef } from 'react'
import { afterFrame } from '../loading/after-frame.ts'

/**
 * Runs something once no pointer is pressed and the page has answered: a line that appears between down and up would move the
 * target, and what follows from leaving a field need not hold up the answer to the touch.
 */
export function useAfterPress(): (run: () => void) => void {
  const isPressed = useRef(false)
  useEffect(() => {
    const down = () => {
      isPressed.current = true
    }
    const up = () => {
      isPressed.current = false
    }
    addEventListener('pointerdown', down, true)
    addEventListener('pointerup', up, true)
    addEventListener('pointercancel', up, true)
    return () => {
      removeEventListener('pointerdown', down, true)
      removeEventListener('pointerup', up, true)
      removeEventListener('pointercancel', up, true)
    }
  }, [])
  return useCallback((run) => {
    if (!isPressed.current) {
      afterFrame(run)
      return
    }
    const settled = () => {
      removeEventListener('pointerup', settled, true)
      removeEventListener('pointercancel', settled, true)
      afterFrame(run) // and after the click that follows
    }
    addEventListener('pointerup', settled, true)
    addEventListener('pointercancel', settled, true)
  }, [])
}
