import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

type RowScroll = {
  ref: RefObject<HTMLUListElement | null>
  /** Whether the row stands at its start and at its end. */
  ends: { start: boolean; end: boolean }
  /** For `onScroll` of the row. */
  measure: () => void
  /** Moves the row by so many of its items; back when negative. */
  move: (items: number) => void
}

/** A row of equal items that scrolls sideways, also in languages that run from right to left. */
export function useRowScroll(): RowScroll {
  const ref = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ start: true, end: false })

  const measure = useCallback(() => {
    if (!ref.current) return
    const { scrollLeft, scrollWidth, clientWidth } = ref.current
    const passed = Math.abs(scrollLeft)
    const start = passed < 2
    const end = passed + clientWidth > scrollWidth - 2
    setEnds((old) => (old.start === start && old.end === end ? old : { start, end }))
  }, [])

  useEffect(() => {
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [measure])

  const move = (items: number) => {
    const [one, two] = ref.current?.children ?? []
    if (!one || !two) return
    const step = two.getBoundingClientRect().x - one.getBoundingClientRect().x
    ref.current?.scrollBy({ left: items * step })
  }

  return { ref, ends, measure, move }
}
