import { useEffect } from 'react'
import { useShop } from '../shop/use-shop.ts'

const KEY = 'branch'

/** A reloaded page names no branch, so that two pages that a poor network serves from memory never reload each other. */
const isReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')

function nameBranch(slug: string): void {
  try {
    if (!isReloaded()) localStorage.setItem(KEY, slug)
  } catch {
    // Without a storage the tabs share no cart either.
  }
}

function isElsewhere(slug: string): boolean {
  try {
    return (localStorage.getItem(KEY) ?? slug) !== slug
  } catch {
    return false
  }
}

/**
 * Reloads a page of the branch `slug` as soon as the guest chooses another branch in another tab: all tabs share one cart,
 * and it would be ordered at the branch of the tab where the guest orders. Answers the function that stops it.
 */
export function followBranch(slug: string): () => void {
  nameBranch(slug)
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY && isElsewhere(slug)) location.reload()
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && isElsewhere(slug)) location.reload()
  }
  addEventListener('storage', onStorage)
  addEventListener('pageshow', onShow)
  return () => {
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', onShow)
  }
}

/** `followBranch` for the branch of this page, where the restaurant has branches. */
export function useFollowedBranch(): void {
  const slug = useShop().branch?.slug
  useEffect(() => (slug === undefined ? undefined : followBranch(slug)), [slug])
}
