import { useEffect, useRef } from 'react'

/** The focus goes to the content of a new screen when what led there is gone with the last one. */
export function useFocusOnScreen(pathname: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
}
