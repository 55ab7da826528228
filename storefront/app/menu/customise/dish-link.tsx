import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useOpenOverlay } from '../../navigation/stay-on-page.ts'
import { dishKey, dishPath } from './dish-key.ts'
import { prefetchDish } from './dish-store.ts'
import { prefetchWhenVisible } from './prefetch-when-visible.ts'

type DishLinkProps = {
  /** `menus` for combos. */
  categorySlug: string
  dishSlug: string
  className?: string
  children: ReactNode
  /** The id of the element with the price of the dish (ux.md A-19). */
  describedBy?: string
}

/**
 * A link to the page of a dish. A plain press opens the dish above the current page instead; with a modifier key, or
 * before the scripts are there, it is followed like any link. No `Link` of the router: a page has hundreds, and each would be
 * rendered again whenever the address changes.
 */
export function DishLink({ categorySlug, dishSlug, describedBy, className, children }: DishLinkProps) {
  const ref = useRef<HTMLAnchorElement>(null)
  const open = useOpenOverlay()
  const key = dishKey(categorySlug, dishSlug)
  const prefetch = () => prefetchDish(key)
  useEffect(() => (ref.current ? prefetchWhenVisible(ref.current, key) : undefined), [key])

  function press(event: MouseEvent): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open('dish', key)
  }

  return (
    <a
      className={className}
      ref={ref}
      href={dishPath(key)}
      aria-describedby={describedBy}
      onClick={press}
      onPointerDown={prefetch}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      {children}
    </a>
  )
}
