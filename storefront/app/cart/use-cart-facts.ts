import { useEffect, useSyncExternalStore } from 'react'
import type { CartFacts } from '../ordering/cart-facts.ts'

let facts: CartFacts | undefined
let isAsked = false
const listeners = new Set<() => void>()

async function load(): Promise<void> {
  try {
    const response = await fetch('/cart-facts')
    if (!response.ok) throw new Error(`the shop answered ${response.status}`)
    facts = (await response.json()) as CartFacts
    for (const listener of listeners) listener()
  } catch {
    // The cart is complete without them; it asks again when it is shown again.
    isAsked = false
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What the cart needs to know of the shop, asked for once there is something in it; undefined until it is known. */
export function useCartFacts(isNeeded: boolean): CartFacts | undefined {
  useEffect(() => {
    if (!isNeeded || isAsked) return
    isAsked = true
    void load()
  }, [isNeeded])
  return useSyncExternalStore(
    subscribe,
    () => facts,
    () => undefined,
  )
}
