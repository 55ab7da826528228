import { useCallback, useEffect, useRef } from 'react'

/** Runs something once no pointer is pressed: an error line that appears between down and up would move the target. */
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
      run()
      return
    }
    const settled = () => {
      removeEventListener('pointerup', settled, true)
      removeEventListener('pointercancel', settled, true)
      setTimeout(run) // after the click that follows
    }
    addEventListener('pointerup', settled, true)
    addEventListener('pointercancel', settled, true)
  }, [])
}
