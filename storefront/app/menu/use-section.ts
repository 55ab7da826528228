import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { CategoryData, CategoryFailure, DishCard } from './card.ts'

/** How far below the screen a section may still be when it starts to load, in pixels (ux.md 1.3). */
const NEAR = 800

type Options = {
  slug: string
  /** What is known already: from the page itself or from the index of the whole menu. */
  cards: DishCard[] | undefined
  /** Load it now, whether it is near or not. */
  wanted: boolean
}

type SectionState = {
  cards: DishCard[] | undefined
  failed: boolean
  retry: () => void
  /** For the element whose nearness counts. */
  ref: React.RefObject<HTMLElement | null>
}

/** The cards of one category, loaded when its section comes near or is wanted; a failure stays in this section. */
export function useSection({ slug, cards, wanted }: Options): SectionState {
  const ref = useRef<HTMLElement>(null)
  const fetcher = useFetcher<CategoryData | CategoryFailure>({ key: `menu-${slug}` })
  const [isNear, setIsNear] = useState(false)
  const loaded = fetcher.data && 'cards' in fetcher.data ? fetcher.data.cards : undefined
  const failed = fetcher.data !== undefined && 'failed' in fetcher.data
  const isMissing = cards === undefined && fetcher.data === undefined && fetcher.state === 'idle'

  useEffect(() => {
    if (cards || !ref.current) return
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
  }, [cards])

  const load = () => void fetcher.load(`/menu/${slug}`)
  useEffect(() => {
    if (isMissing && (isNear || wanted)) load()
  })

  return { cards: cards ?? loaded, failed: failed && fetcher.state === 'idle', retry: load, ref }
}
