import { type RefObject, useEffect, useRef } from 'react'

/**
 * Where the focus goes when the button that was pressed is gone with what it has changed: to `place`, as soon as `changed`
 * is another.
 */
export function useFocusAfter<Place extends HTMLElement>(
  changed: unknown,
): { place: RefObject<Place | null>; pressed: () => void } {
  const place = useRef<Place>(null)
  const isPressed = useRef(false)
  useEffect(() => {
    if (isPressed.current && document.activeElement === document.body) place.current?.focus()
    isPressed.current = false
  }, [changed])
  return {
    place,
    pressed: () => {
      isPressed.current = true
    },
  }
}
