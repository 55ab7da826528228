import { useSyncExternalStore } from 'react'
import { fetchPart } from '../http/fetch-part.ts'
import type { DishCard } from './card.ts'

type Cards = readonly DishCard[] | 'loading' | 'failed'

// A new language is a new document, so one set of cards is enough for all pages of this one.
/** The cards by the slug of their category. */
export const known = new Map<string, Cards>()
const listeners = new Set<() => void>()

/** Keeps the cards of a category, and shows them in its section. */
export function set(slug: string, cards: Cards): void {
  known.set(slug, cards)
  for (const listener of listeners) listener()
}

/** Fetches the cards of a category, unless they are here or on their way. What failed is tried again. */
export async function loadCards(slug: string): Promise<void> {
  const cards = known.get(slug)
  if (cards && cards !== 'failed') return
  set(slug, 'loading')
  try {
    const response = await fetchPart(`/section-data/${slug}`)
    set(slug, (response.ok && ((await response.json()) as DishCard[] | null)) || 'failed')
  } catch {
    set(slug, 'failed')
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The cards of one category or their loading state; undefined before they were requested. */
export function useCards(slug: string): Cards | undefined {
  return useSyncExternalStore(
    subscribe,
    () => known.get(slug),
    () => undefined,
  )
}
