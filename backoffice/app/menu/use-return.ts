import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { takeEdited } from './last-edited.ts'

/** Whoever comes back to a list of rows of one height finds what was edited in sight, and goes on there with the keyboard. */
export function useReturn(rows: readonly string[], height: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const goBack = useEffectEvent(() => {
    const id = takeEdited() ?? ''
    const at = rows.indexOf(id)
    if (at < 0 || !list.current) return
    const middle = list.current.getBoundingClientRect().top + scrollY + (at + 0.5) * height
    scrollTo({ top: middle - innerHeight / 2, behavior: 'instant' })
    // The rows in sight are made with the frame that follows a scroll.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const row = list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(id)}"]`)
        if (document.activeElement?.contains(list.current)) row?.focus({ preventScroll: true })
      }),
    )
  })
  useEffect(() => {
    const frame = requestAnimationFrame(() => goBack())
    return () => cancelAnimationFrame(frame)
  }, [])
  return list
}
