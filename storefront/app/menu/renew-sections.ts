import { fetchPart } from '../http/fetch-part.ts'
import type { MenuIndex } from './card.ts'
import { known, set } from './section-store.ts'
import { loading } from './use-menu-index.ts'

/**
 * Shows the cards of all sections that are there as they are now, and searches and filters the menu of now; the page draws
 * what was found again with its own data. Without an answer everything stays as it is.
 */
export async function renewSections(): Promise<void> {
  const slugs = [...known].flatMap(([slug, cards]) => (typeof cards === 'object' ? [slug] : []))
  if (slugs.length === 0 && !loading) return
  const response = await fetchPart('/menu-index').catch(() => undefined)
  if (!response?.ok) return
  const index = (await response.json()) as MenuIndex
  const finder = await loading?.catch(() => undefined)
  if (finder) finder.index = index
  for (const { slug, cards } of index.categories) if (slugs.includes(slug)) set(slug, cards)
}
