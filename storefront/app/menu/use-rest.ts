import { startTransition, useEffect, useRef, useState } from 'react'
import type { DishCard } from './card.ts'
import { PART } from './category-part.ts'
import { loadCards, useCards } from './section-store.ts'

/** How far below the screen the end of the list may still be when more is shown, in pixels. */
const NEAR = 1_200

/** How many dishes of a category were shown when a guest left its page: going back comes to the same place. */
const reached = new Map<string, number>()

type Options = {
  /** Names the list: the address of the page. */
  path: string
  slug: string
  /** The dishes that the page itself brings, from the place `start` of the category on. */
  cards: readonly DishCard[]
  start: number
  /** How many dishes the category has. */
  count: number
  /** All dishes are needed now, because some are chosen. */
  wanted: boolean
}

type Rest = {
  /** The dishes of the category from `start` on, as far as they are known. */
  cards: readonly DishCard[]
  /** How many of them may be shown. */
  limit: number
  /** For the element below the last one, while there are more. */
  end: React.RefObject<HTMLDivElement | null>
}

/** The dishes of a long category: fetched when the end of the first ones comes near, and shown part by part. */
export function useRest({ path, slug, cards, start, count, wanted }: Options): Rest {
  const end = useRef<HTMLDivElement>(null)
  const fetched = useCards(slug)
  const [limit, setLimit] = useState(() => reached.get(path) ?? PART)
  const hasMore = start + cards.length < count
  const all = hasMore && typeof fetched === 'object' ? fetched.slice(start) : undefined
  const isFailed = fetched === 'failed'

  useEffect(() => {
    if (hasMore && wanted) void loadCards(slug)
  }, [hasMore, wanted, slug])

  useEffect(() => {
    // After a failure the link to the next part is left; asking again and again would not help.
    if (!hasMore || isFailed || !end.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        if (!all) return void loadCards(slug)
        reached.set(path, limit + PART)
        startTransition(() => setLimit(limit + PART))
      },
      { rootMargin: `${NEAR}px 0px` },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [hasMore, isFailed, all, limit, path, slug])

  return { cards: all ?? cards, limit, end }
}
