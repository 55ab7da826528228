import { useMemo, useSyncExternalStore } from 'react'
import type { Cart, CartLine, Seen } from '#domain/cart/cart.ts'
import { changedLines, currentCart, type CurrentLines, lineWords } from '#domain/cart/current-cart.ts'

type CurrentState = {
  lines: CurrentLines
  /** What changed last, for the announcement; a new array is news. */
  news: readonly CartLine[]
}

let state: CurrentState = { lines: new Map(), news: [] }
const listeners = new Set<() => void>()

/** Keeps what the menu says now of the lines of this cart. What the guest has seen stays as it is until they agree. */
export function setCurrentLines(cart: Cart, lines: CurrentLines): void {
  state = { lines, news: changedLines(cart, state.lines, lines) }
  for (const listener of listeners) listener()
}

const read = (): CurrentState => state

/** A line as it is told about: with what the guest has seen, as it is called now. */
export const toldOf = (line: CartLine): Seen => ({ ...line.seen, ...lineWords(line, state.lines) })

/** Calls back whenever the menu says something else of the cart; answers the function that stops it. */
export function subscribeToCurrentLines(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What the menu says now of the lines of the cart, as far as it was asked. */
export const useCurrentLines = (): CurrentState => useSyncExternalStore(subscribeToCurrentLines, read, read)

/** The cart at the prices of now, without what cannot be had any more. */
export function useCurrentCart(cart: Cart): Cart {
  const { lines } = useCurrentLines()
  return useMemo(() => currentCart(cart, lines), [cart, lines])
}
