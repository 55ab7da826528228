import { useDeferredValue, useEffect, useMemo } from 'react'
import { isFiltering, type MenuFilter, type Section } from './card.ts'
import type { FilteredMenu, Found, PlacedCard } from './menu-view.ts'
import { type MenuFinder, useMenuIndex } from './use-menu-index.ts'

/** Dishes that are offered to a guest who found nothing. */
const FAVOURITES = 4

type FoundMenu = {
  finder: MenuFinder | undefined
  failed: boolean
  load: () => void
  /** What the list shows: a chip and the field answer at once, the list follows. */
  applied: MenuFilter
  asked: string
  /** Undefined while nothing is filtered, and while the menu is on its way. */
  filtered: FilteredMenu | undefined
  /** Undefined while nothing is asked for, and while the menu is on its way. */
  found: Found | undefined
  /** What is offered when nothing is found. */
  favourites: readonly PlacedCard[]
}

/** What filter and search leave of the menu. */
export function useFoundMenu(
  sections: readonly Section[],
  filter: MenuFilter,
  query: string | undefined,
): FoundMenu {
  const { finder, failed, load } = useMenuIndex()
  useEffect(() => {
    if (isFiltering(filter)) load()
  }, [filter, load])

  const applied = useDeferredValue(filter)
  const asked = useDeferredValue(query?.trim() ?? '')
  const filtered = useMemo(
    () => (finder && isFiltering(applied) ? finder.view.filterMenu(finder.index, applied) : undefined),
    [finder, applied],
  )
  const texts = useMemo(() => finder?.view.prepareSearch(finder.index, sections), [finder, sections])
  const found = useMemo(
    () =>
      finder && texts && asked ? finder.view.searchMenu(finder.index, texts, asked, applied) : undefined,
    [finder, texts, asked, applied],
  )
  const favourites = useMemo(
    () => (finder && found?.count === 0 ? finder.view.favouriteCards(finder.index, applied, FAVOURITES) : []),
    [finder, found, applied],
  )
  return { finder, failed, load, applied, asked, filtered, found, favourites }
}
