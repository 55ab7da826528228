import { useEffect, useSyncExternalStore } from 'react'
import { withDeadline } from '../http/with-deadline.ts'
import type { CartFacts } from '../ordering/cart-facts.ts'

let facts: CartFacts | undefined
let isAsked = false
const listeners = new Set<() => void>()

/** Asks for the facts; answers whether the shop has answered. Without an answer the known ones stay. */
export async function loadCartFacts(): Promise<boolean> {
  try {
    const response = await fetch('/cart-facts', { signal: withDeadline() })
    if (!response.ok) throw new Error(`the shop answered ${response.status}`)
    facts = (await response.json()) as CartFacts
    for (const listener of listeners) listener()
    return true
  } catch {
    // The cart is complete without them; it asks again when it is shown again.
    isAsked = false
    return false
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * What the cart needs to know of the shop, asked for as soon as a cart could be shown, so that nothing moves when there is
 * something in it; undefined until it is known.
 */
export function useCartFacts(): CartFacts | undefined {
  useEffect(() => {
    if (isAsked) return
    isAsked = true
    void loadCartFacts()
  }, [])
  return useSyncExternalStore(
    subscribe,
    () => facts,
    () => undefined,
  )
}
