import { useSyncExternalStore } from 'react'
import type { CartItem } from '#contract/cart.ts'
import {
  addLine,
  type Cart,
  type CartLine,
  emptyCart,
  hasRoom,
  type RemovedLine,
  removeLine,
  replaceLine,
  restoreLine,
  type Seen,
  setQuantity,
  withTip,
} from '#domain/cart/cart.ts'
import { parseStoredCart, serializeCart } from '#domain/cart/stored-cart.ts'
import type { Tip } from '#domain/cart/tip.ts'

/** What happened last, for the announcement and the notification. `at` makes every happening a new one. */
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

const CART_KEY = 'cart'
const ID_KEY = 'cart-id'
const TABLE_KEY = 'table'

const initial: CartState = { cart: emptyCart, id: '', ready: false, event: undefined }
let state = initial
let keeps = false
const listeners = new Set<() => void>()

function set(next: Partial<CartState>): void {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

function change(cart: Cart, event?: Omit<CartEvent, 'at'>): void {
  set({ cart, ...(event && { event: { ...event, at: (state.event?.at ?? 0) + 1 } }) })
  if (keeps) store()
}

function store(): void {
  try {
    // The id first: other tabs read both when the cart changes.
    localStorage.setItem(ID_KEY, state.id)
    localStorage.setItem(CART_KEY, serializeCart(state.cart))
  } catch {
    // A full or forbidden storage only means that the cart ends with the page.
  }
}

function stored(name: string): string {
  try {
    return localStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

function forget(): void {
  try {
    localStorage.removeItem(CART_KEY)
    localStorage.removeItem(ID_KEY)
  } catch {
    // Nothing was stored then.
  }
}

const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

const lineOf = (id: string): CartLine | undefined => state.cart.lines.find((line) => line.id === id)

/**
 * Reads the stored cart if the restaurant keeps carts (setting CART_REMINDER), else removes it (spec 4). Answers the
 * function that stops listening to other tabs.
 */
export function startCart(keep: boolean): () => void {
  keeps = keep
  if (!keep) forget()
  if (!state.ready) {
    const cart = keep ? parseStoredCart(stored(CART_KEY)) : emptyCart
    set({ cart, id: (keep && stored(ID_KEY)) || randomId(), ready: true })
  }
  const follow = (event: StorageEvent) => {
    if (!keep || event.key !== CART_KEY) return
    set({ cart: parseStoredCart(event.newValue ?? ''), id: stored(ID_KEY) || randomId() })
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

/** Puts an item into the cart. Answers false when the cart is full. */
export function addToCart(item: CartItem, seen: Seen): boolean {
  const cart = addLine(state.cart, { id: randomId(), item, seen })
  if (cart.lines.length > state.cart.lines.length && !hasRoom(state.cart)) return false
  change(cart, { kind: 'added', seen, qty: item.qty })
  return true
}

export function replaceInCart(id: string, item: CartItem, seen: Seen): void {
  change(replaceLine(state.cart, id, { item, seen }), { kind: 'changed', seen, qty: item.qty })
}

/** Takes a line out; what is answered brings it back with `restoreToCart`. */
export function removeFromCart(id: string): RemovedLine | undefined {
  const { cart, removed } = removeLine(state.cart, id)
  if (removed) change(cart, { kind: 'removed', seen: removed.line.seen, qty: removed.line.item.qty })
  return removed
}

export function restoreToCart(removed: RemovedLine): void {
  const { seen, item } = removed.line
  change(restoreLine(state.cart, removed), { kind: 'restored', seen, qty: item.qty })
}

export function setLineQuantity(id: string, qty: number): void {
  const seen = lineOf(id)?.seen
  change(setQuantity(state.cart, id, qty), seen && { kind: 'changed', seen, qty })
}

export const setTip = (tip: Tip): void => change(withTip(state.cart, tip))

export const findLine = lineOf

/** Empties the cart after an order: the cart, its stored copy and the table of the session (spec 4). */
export function flush(): void {
  forget()
  try {
    sessionStorage.removeItem(TABLE_KEY)
  } catch {
    // Without a session storage there is no table.
  }
  set({ cart: emptyCart, id: randomId(), event: undefined })
}

function subscribe(listener: () => void): () => void {
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
