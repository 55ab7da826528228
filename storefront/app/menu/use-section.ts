import { useDeferredValue, useEffect, useRef, useState } from 'react'
import type { DishCard, Section } from './card.ts'
import { loadCards, useCards } from './section-store.ts'

/** How far below the screen a section may still be when it starts to load, in pixels (ux.md 1.3). */
const NEAR = 800

type Options = {
  section: Section
  /** The ones to show, once the index of the whole menu is loaded. */
  cards: readonly DishCard[] | undefined
  /** The ones that the page itself brings. */
  first: readonly DishCard[]
  /** Load it now, whether it is near or not. */
  wanted: boolean
}

type SectionState = {
  cards: readonly DishCard[]
  failed: boolean
  retry: () => void
  /** For the element whose nearness counts. */
  ref: React.RefObject<HTMLElement | null>
}

/** The cards of one category, loaded when its section comes near or is wanted; a failure stays in this section. */
export function useSection({ section: { slug, count }, cards, first, wanted }: Options): SectionState {
  const ref = useRef<HTMLElement>(null)
  const fetched = useCards(slug)
  const [isNear, setIsNear] = useState(false)
  const isMissing = !cards && first.length < count && fetched === undefined

  useEffect(() => {
    if (!isMissing || !ref.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setIsNear(true)
        observer.disconnect()
      },
      { rootMargin: `${NEAR}px 0px` },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isMissing])

  useEffect(() => {
    if (isMissing && (isNear || wanted)) void loadCards(slug)
  }, [isMissing, isNear, wanted, slug])

  // Cards that have come are drawn bit by bit, so that the page answers meanwhile.
  const shown = useDeferredValue(typeof fetched === 'object' ? fetched : first, first)

  return {
    cards: cards ?? shown,
    failed: !cards && fetched === 'failed',
    retry: () => void loadCards(slug),
    ref,
  }
}
