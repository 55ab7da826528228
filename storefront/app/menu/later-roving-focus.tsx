import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { lazyOnInteraction } from '../loading/lazy-on-interaction.ts'

type LaterRovingFocusProps = { row: RefObject<HTMLElement | null>; start?: number }

const RovingFocus = lazyOnInteraction(() => import('./roving-focus.ts').then((module) => module.RovingFocus))

/** One Tab stop for a row of links. A key that is pressed before its code is there acts as soon as it is. */
export function LaterRovingFocus({ row, ...props }: LaterRovingFocusProps) {
  const early = useRef<string>(undefined)
  useEffect(() => {
    const list = row.current
    const keep = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey } = event
      early.current = key
      // Else the page would go to its own end, beside the row.
      if ((key === 'Home' || key === 'End') && !altKey && !ctrlKey && !metaKey) event.preventDefault()
    }
    list?.addEventListener('keydown', keep)
    return () => list?.removeEventListener('keydown', keep)
  }, [row])
  const takeEarly = useCallback(() => {
    const key = early.current
    early.current = undefined
    return key
  }, [])
  return <RovingFocus wanted={false} row={row} takeEarly={takeEarly} {...props} />
}
