import { useSyncExternalStore } from 'react'
import type { Tag } from '#contract/menu.ts'
import { isFilterTag } from '#domain/menu/filter-tags.ts'

/** What a guest chooses dishes by: codes of allergens that are left out, and tags that a dish has to have. */
export type MenuFilter = { codes: readonly string[]; tags: readonly Tag[] }

export const isFiltering = ({ codes, tags }: MenuFilter): boolean => codes.length + tags.length > 0

export const noFilter: MenuFilter = { codes: [], tags: [] }

// What a guest must not or will not eat is health data: it stays in this tab and ends with it (ux.md 1.3, R-D1).
const KEY = 'menu-filter'

let filter: MenuFilter | undefined
const listeners = new Set<() => void>()

/** The filter of this tab, which menu and cart share. */
export const menuFilter = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  read: (): MenuFilter => (filter ??= parseFilter(stored())),
  set(next: MenuFilter): void {
    filter = next
    try {
      if (isFiltering(next)) sessionStorage.setItem(KEY, [...next.codes, ...next.tags].join(' '))
      else sessionStorage.removeItem(KEY)
    } catch {
      // A browser without storage keeps the filter as long as the document lives.
    }
    for (const listener of listeners) listener()
  },
}

/** What a guest chooses dishes by, on all pages of this tab; nothing while the page wakes up. */
export const useMenuFilter = (): MenuFilter =>
  useSyncExternalStore(menuFilter.subscribe, menuFilter.read, () => noFilter)

/** The filter that was kept as its words; what is none of its words is left out. */
export function parseFilter(text: string): MenuFilter {
  const words = text.split(' ')
  const kept = { codes: words.filter((word) => /^[A-N]$/.test(word)), tags: words.filter(isFilterTag) }
  // An equal filter would render the whole menu once more.
  return isFiltering(kept) ? kept : noFilter
}

function stored(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
