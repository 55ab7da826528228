import { useSyncExternalStore } from 'react'
import { fetchPart } from '../../http/fetch-part.ts'
import type { Dish } from './dish.ts'

/** What this page knows of a dish. `gone` is a dish that is not on the menu any more. */
export type DishState = { status: 'loading' | 'gone' | 'failed' } | { status: 'ready'; dish: Dish }

/** What this page knows, by the key of the dish. */
export const states = new Map<string, DishState>()
const listeners = new Set<() => void>()

/** Keeps the state of a dish, and shows it where the dish is open. */
export function set(key: string, state: DishState): void {
  states.set(key, state)
  for (const listener of listeners) listener()
}

/** Loads a dish once. One that failed stays failed until a guest retries. */
export function prefetchDish(key: string): void {
  if (!states.has(key)) void load(key)
}

/** Fetches the dish a guest wants, unless it is here or on its way. A failed one is tried again. */
export function requestDish(key: string): void {
  const known = states.get(key)
  if (known && known.status !== 'failed') return
  void load(key)
}

async function load(key: string): Promise<void> {
  set(key, { status: 'loading' })
  try {
    const response = await fetchPart(`/dish-data/${key}`)
    const dish = response.ok ? ((await response.json()) as Dish | null) : undefined
    if (dish) set(key, { status: 'ready', dish })
    else set(key, { status: dish === null ? 'gone' : 'failed' })
  } catch {
    set(key, { status: 'failed' })
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The state of one dish; undefined when it was never asked for. */
export function useDishState(key: string | undefined): DishState | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (key === undefined ? undefined : states.get(key)),
    () => undefined,
  )
}
