import { useDeferredValue, useEffect, useMemo } from 'react'
import { isFiltering, type MenuFilter } from '../ordering/menu-filter.ts'
import type { Section } from './card.ts'
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
  // An index that is renewed is another one in the same finder.
  const index = finder?.index
  const filtered = useMemo(
    () => (finder && index && isFiltering(applied) ? finder.view.filterMenu(index, applied) : undefined),
    [finder, index, applied],
  )
  const texts = useMemo(
    () => (finder && index ? finder.view.prepareSearch(index, sections) : undefined),
    [finder, index, sections],
  )
  const found = useMemo(
    () =>
      finder && index && texts && asked ? finder.view.searchMenu(index, texts, asked, applied) : undefined,
    [finder, index, texts, asked, applied],
  )
  const favourites = useMemo(
    () =>
      finder && index && found?.count === 0 ? finder.view.favouriteCards(index, applied, FAVOURITES) : [],
    [finder, index, found, applied],
  )
  return { finder, failed, load, applied, asked, filtered, found, favourites }
}
