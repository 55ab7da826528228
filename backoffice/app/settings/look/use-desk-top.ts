import { type RefObject, useEffect, useRef } from 'react'

/** Tells the styles of an element how high the bar is that stays at the top of the desk; notices make it higher. */
export function useDeskTop(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const bar = document.querySelector('.desk-top')
    if (!bar) return
    const observer = new ResizeObserver(() =>
      element.current?.style.setProperty('--desk-top', `${bar.getBoundingClientRect().height}px`),
    )
    observer.observe(bar)
    return () => observer.disconnect()
  }, [])
  return element
}
