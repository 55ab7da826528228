import { fetchPart } from '../../http/fetch-part.ts'
import type { Dish } from './dish.ts'
import { set, states } from './dish-store.ts'

/**
 * Fetches the dish that is open once more, and forgets the others, which are fetched when they are opened. Without an
 * answer the open one stays as it is.
 */
export async function renewDish(openKey: string | undefined): Promise<void> {
  for (const [key, { status }] of states) if (key !== openKey && status !== 'loading') states.delete(key)
  if (openKey === undefined || states.get(openKey)?.status !== 'ready') return
  const response = await fetchPart(`/dish-data/${openKey}`).catch(() => undefined)
  if (!response?.ok) return
  const dish = (await response.json()) as Dish | null
  set(openKey, dish ? { status: 'ready', dish } : { status: 'gone' })
}
