import { type RefObject, useEffect } from 'react'
import { moveFocus } from './move-focus.ts'

type RovingFocusProps = {
  row: RefObject<HTMLElement | null>
  start?: number
  /** Answers, once, the key that was pressed last and that nobody has acted on. */
  takeEarly: () => string | undefined
}

/**
 * Makes the links of a row one Tab stop: the one with the focus, else the one at `start`. Arrow keys, Home and End move
 * between them. Shows nothing.
 */
export function RovingFocus({ row, start = 0, takeEarly }: RovingFocusProps): null {
  useEffect(() => {
    const list = row.current
    if (!list) return
    const links = () => [...list.querySelectorAll('a')]
    const stopAt = (stop: Element | null | undefined) => {
      const all = links()
      const at = all.findIndex((link) => link === stop)
      all.forEach((link, here) => (link.tabIndex = here === (at < 0 ? start : at) ? 0 : -1))
    }
    const onFocus = ({ target }: FocusEvent) => stopAt((target as Element).closest('a'))
    const press = (key: string): boolean => {
      const all = links()
      const at = all.findIndex((link) => link === document.activeElement)
      const [first, second] = all
      if (at < 0 || !first || !second) return false
      const next = moveFocus(key, at, all.length, {
        isUpright: second.getBoundingClientRect().top >= first.getBoundingClientRect().bottom,
        isRtl: getComputedStyle(list).direction === 'rtl',
      })
      if (next !== undefined) all[next]?.focus()
      return next !== undefined
    }
    const onKeyDown = (event: KeyboardEvent) => {
      takeEarly()
      const { key, altKey, ctrlKey, metaKey } = event
      if (!altKey && !ctrlKey && !metaKey && press(key)) event.preventDefault()
    }
    const waiting = takeEarly()
    stopAt(document.activeElement)
    list.addEventListener('focusin', onFocus)
    list.addEventListener('keydown', onKeyDown)
    if (waiting !== undefined) press(waiting)
    return () => {
      list.removeEventListener('focusin', onFocus)
      list.removeEventListener('keydown', onKeyDown)
    }
  })
  return null
}
