import { useCallback, useEffect, useState } from 'react'
import { isFilterTag } from '#domain/menu/filter-tags.ts'
import { isFiltering, type MenuFilter } from './card.ts'

// What a guest must not or will not eat is health data: it stays in this tab and ends with it (ux.md 1.3, R-D1).
const KEY = 'menu-filter'

const NONE: MenuFilter = { codes: [], tags: [] }

/** What a guest chooses dishes by, on all pages of this tab. */
export function useMenuFilter(): [filter: MenuFilter, set: (filter: MenuFilter) => void] {
  const [filter, setFilter] = useState(NONE)
  useEffect(() => {
    const kept = parseFilter(read())
    // An equal filter would render the whole menu once more.
    if (isFiltering(kept)) setFilter(kept)
  }, [])
  const set = useCallback((next: MenuFilter) => {
    setFilter(next)
    try {
      if (isFiltering(next)) sessionStorage.setItem(KEY, [...next.codes, ...next.tags].join(' '))
      else sessionStorage.removeItem(KEY)
    } catch {
      // A browser without storage keeps the filter for this page only.
    }
  }, [])
  return [filter, set]
}

/** The filter that was kept as its words; what is none of its words is left out. */
export function parseFilter(text: string): MenuFilter {
  const words = text.split(' ')
  return { codes: words.filter((word) => /^[A-N]$/.test(word)), tags: words.filter(isFilterTag) }
}

function read(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
