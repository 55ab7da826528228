import { useSyncExternalStore } from 'react'
import {
  type Cart,
  type CartLine,
  emptyCart,
  type Seen,
  type SimpleItem,
  simpleLines,
} from '#domain/cart/cart.ts'
import { yieldToMain } from '../loading/yield-to-main.ts'
import { stored } from '../location/stored-texts.ts'
import { randomId } from '#ui/random-id.ts'

/** What happened last, for the announcement and the notification. `at` makes every change a new one. */
export type CartEvent = {
  kind: 'added' | 'changed' | 'removed' | 'restored'
  seen: Seen
  qty: number
  at: number
}

export type CartState = {
  cart: Cart
  /** Random; names this cart when it is ordered, so that it is ordered once. A flushed cart gets a new one. */
  id: string
  /** False until the stored cart was read; then it is decided whether an empty cart is really empty. */
  ready: boolean
  event: CartEvent | undefined
}

export const CART_KEY = 'cart'
const ID_KEY = 'cart-id'
const TABLE_KEY = 'table'

const initial: CartState = { cart: emptyCart, id: '', ready: false, event: undefined }
let state = initial
let keeps = false
let isStored = true
/** Where the cart lies: on this device, or in this tab while it goes on to another document (`takeCartAlong`). */
const place = () => (keeps ? 'localStorage' : 'sessionStorage')
const listeners = new Set<() => void>()

function set(next: Partial<CartState>): void {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

/** Publishes and stores the next cart, and announces what happened. */
export function changeCart(cart: Cart, event?: Omit<CartEvent, 'at'>): void {
  set({ cart, ...(event && { event: { ...event, at: (state.event?.at ?? 0) + 1 } }) })
  if (keeps) store()
}

function store(): void {
  try {
    const storage = globalThis[place()]
    // The id first: other tabs read both when the cart changes.
    storage.setItem(ID_KEY, state.id)
    storage.setItem(CART_KEY, JSON.stringify(state.cart))
    isStored = true
  } catch {
    // A full or forbidden storage only means that the cart ends with the page.
    isStored = false
  }
}

function forget(from: 'localStorage' | 'sessionStorage'): void {
  try {
    const storage = globalThis[from]
    // The id first, as when both are stored.
    storage.removeItem(ID_KEY)
    storage.removeItem(CART_KEY)
  } catch {
    // Nothing was stored then.
  }
}

/** Before the page itself loads another document in this tab: the guest has not left, so the cart stays in any case. */
export function takeCartAlong(): void {
  if (!keeps && state.cart.lines.length > 0) store()
}

/** The cart as it is now. */
export const readCart = (): Cart => state.cart

/** The name of the cart as it is now. */
export const cartId = (): string => state.id

export const findLine = (id: string): CartLine | undefined => state.cart.lines.find((line) => line.id === id)

/** How many pieces of a product are in the cart without any choice. */
export const quantityOf = (one: SimpleItem): number =>
  simpleLines(state.cart, one).reduce((all, { item }) => all + item.qty, 0)

/** Takes over the stored cart. How one is read is fetched only where there is one. */
async function read(): Promise<void> {
  const text = stored(CART_KEY, place())
  const cart = text && (await import('#domain/cart/stored-cart.ts')).parseStoredCart(text)
  set({ cart: cart || emptyCart, id: stored(ID_KEY, place()) || randomId(), ready: true })
  forget('sessionStorage')
}

let reading: Promise<void> | undefined

/** Settles when the stored cart was read: before, nothing may change the cart. Rejects when it cannot be read now. */
export function cartHasStarted(): Promise<void> {
  reading ??= read().catch((error: unknown) => {
    reading = undefined
    throw error
  })
  return reading
}

/** Without a connection the cart is read again at its next change. */
const waitForNext = () => {}

/**
 * Reads the stored cart if the restaurant keeps carts (setting CART_REMINDER), else removes it (spec 4) and reads the one
 * that the document before has taken along. Answers the function that stops listening to other tabs.
 */
export function startCart(keep: boolean): () => void {
  keeps = keep
  if (!keep) forget('localStorage')
  if (!state.ready) yieldToMain(() => cartHasStarted().catch(waitForNext))
  const readAgain = () => {
    reading = undefined
    cartHasStarted().catch(waitForNext)
  }
  const follow = ({ key }: StorageEvent) => {
    if (keep && key === CART_KEY) readAgain()
  }
  // A page that the browser keeps in memory hears nothing of the others.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (keep && persisted && isStored) readAgain()
  }
  window.addEventListener('storage', follow)
  window.addEventListener('pageshow', onShow)
  return () => {
    window.removeEventListener('storage', follow)
    window.removeEventListener('pageshow', onShow)
  }
}

/** Empties the cart after an order: the cart, its stored copy and the table of the session (spec 4). */
export function flush(): void {
  forget('localStorage')
  try {
    sessionStorage.removeItem(TABLE_KEY)
  } catch {
    // Without a session storage there is no table.
  }
  set({ cart: emptyCart, id: randomId(), event: undefined })
}

/** Calls back at every change; answers the function that stops it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The cart of this device; on the server and while the page wakes up it is empty. */
export function useCart(): CartState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => initial,
  )
}
