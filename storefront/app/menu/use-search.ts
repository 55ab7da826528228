import { type RefObject, useCallback, useEffect, useState } from 'react'
import { afterFrame } from '../loading/after-frame.ts'
import { useSearchPlace } from './use-search-place.ts'

type Search = {
  /** The bar has the field. */
  isSearching: boolean
  setIsSearching: (isSearching: boolean) => void
  /** What is searched for; undefined while the page has no place for what is found. */
  query: string | undefined
  search: (query: string) => void
  /** Ends the search, page and all, before something else is shown. */
  leave: () => void
}

/** The search of the menu. The bar answers at once, and the page makes room for what is found in the next frame. */
export function useSearch(menu: RefObject<HTMLElement | null>): Search {
  const [isSearching, setIsSearching] = useState(false)
  const [query, setQuery] = useState<string>()
  const hasRoom = query !== undefined
  const { keepPlace, showResults } = useSearchPlace(menu, hasRoom)
  const search = useCallback(
    (next: string) => {
      if (!hasRoom) keepPlace()
      setQuery(next)
      if (next) showResults()
    },
    [hasRoom, keepPlace, showResults],
  )
  useEffect(() => {
    if (isSearching === hasRoom) return
    return afterFrame(() => (isSearching ? search('') : setQuery(undefined)))
  }, [isSearching, hasRoom, search])
  const leave = useCallback(() => {
    setIsSearching(false)
    setQuery(undefined)
  }, [])
  return { isSearching, setIsSearching, query, search, leave }
}
