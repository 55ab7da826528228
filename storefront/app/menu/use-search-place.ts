import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

/** Where the page was scrolled to, and where the menu, its list below the bar, and what the guest saw lay on the screen. */
type Place = {
  scrolled: number
  menu: number
  list: number
  seen: { element: Element; top: number } | undefined
}

type SearchPlace = {
  /** To be called before the search opens. */
  keepPlace: () => void
  /** Brings the results right below the header, wherever the guest was on the menu. */
  showResults: () => void
}

const topOf = (element: Element | null | undefined): number => element?.getBoundingClientRect().top ?? 0

/** What of a list lies in the middle of the screen. */
function seenOf(list: Element | null | undefined): Place['seen'] {
  const { left = 0, width = 0 } = list?.getBoundingClientRect() ?? {}
  const element = document.elementFromPoint(left + width / 2, innerHeight / 2)
  return element && list?.contains(element) ? { element, top: topOf(element) } : undefined
}

/** How much of the screen the header covers, in pixels. */
const headerHeight = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--header'))

/**
 * While a guest searches, what stands above the menu gives way where the screen is small (`menu-more.css`). What the guest
 * looked at stays where it was, and the page is where it was when the search ends.
 */
export function useSearchPlace(menu: RefObject<HTMLElement | null>, isSearching: boolean): SearchPlace {
  const place = useRef<Place>(undefined)
  const isAwaited = useRef(false)
  const bringResults = useCallback(() => {
    const top = topOf(menu.current) - headerHeight()
    if (top < 0) scrollTo({ top: scrollY + top, behavior: 'instant' })
  }, [menu])
  useLayoutEffect(() => {
    if (!place.current || !menu.current) return
    const before = place.current
    if (isSearching) {
      const moved = topOf(menu.current.lastElementChild) - before.list
      // A bar that was below the header comes up to it; below one that lay there the dishes stay.
      if (moved !== 0)
        scrollTo({ top: before.menu > headerHeight() ? 0 : scrollY + moved, behavior: 'instant' })
      if (isAwaited.current) bringResults()
    } else {
      const { seen, scrolled } = before
      // What lies above what was seen may have got another size meanwhile.
      const top = seen?.element.isConnected ? scrollY + topOf(seen.element) - seen.top : scrolled
      scrollTo({ top, behavior: 'instant' })
      place.current = undefined
    }
    isAwaited.current = false
  }, [menu, isSearching, bringResults])

  const keepPlace = useCallback(() => {
    place.current = {
      scrolled: scrollY,
      menu: topOf(menu.current),
      list: topOf(menu.current?.lastElementChild),
      seen: seenOf(menu.current?.lastElementChild),
    }
  }, [menu])
  const showResults = useCallback(() => {
    // Typed before the page has made room: that would move what is brought into place now.
    if (isSearching) bringResults()
    else isAwaited.current = true
  }, [isSearching, bringResults])
  return { keepPlace, showResults }
}
